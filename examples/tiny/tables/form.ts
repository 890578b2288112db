/** What an edition must look like, checked on input. */
import { EDITION_COMPLAINT as fail, type Form, forms } from "tyche/engine";
import type { EditionData } from "../vocabulary/edition-types.js";

const FORM: Form = forms.row({ spaces: forms.list(3, 9, forms.id) });

/** Checks an edition. @throws SetupError naming the entry */
export function checkForm(data: EditionData): void {
  const path = "options.edition";
  FORM(data, path, fail);
  const { spaces } = data;
  if (spaces.length % 2 === 0) throw fail(`${path}.spaces`, "an odd number of spaces", spaces.length);
  spaces.forEach((space, i) => {
    if (spaces.indexOf(space) !== i) throw fail(`${path}.spaces[${i}]`, "a space named once", space);
  });
}
