/** Plain JSON as a form: one field a leaf, folded branches, what is wrong at its path. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Texts } from "../games/surface.js";
import type { Fault } from "../protocol.js";
import { useWords } from "../words/words.js";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value with another one at a path such as `view.spaces[3].control`. */
export function withValue(root: Json, path: string, value: Json | undefined): Json {
  return replaced(root, keysOf(path).slice(1), value) as Json;
}

function keysOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter((key) => key !== "");
}

function replaced(at: Json, [key, ...rest]: readonly string[], value: Json | undefined): Json | undefined {
  if (key === undefined) return value;
  if (Array.isArray(at)) {
    const list = [...(at as readonly Json[])];
    const next = replaced(list[Number(key)] ?? null, rest, value);
    if (next === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = next;
    return list;
  }
  const { [key]: old = null, ...others } = at as { readonly [key: string]: Json };
  const next = replaced(old, rest, value);
  // The order of the fields stays.
  return next === undefined ? others : { ...(at as object), [key]: next };
}

interface Props {
  readonly value: Json;
  readonly path: string;
  readonly name: string;
  /** Only what has to do with these words, if any. */
  readonly search: string;
  readonly fault: Fault | null;
  readonly texts: Texts;
  readonly isOpen?: boolean;
  readonly onValue: (path: string, value: Json | undefined) => void;
}

export function Fields(props: Props) {
  const { value } = props;
  return typeof value === "object" && value !== null ? <Branch {...props} value={value} /> : <Leaf {...props} value={value} />;
}

function Branch({
  value,
  path,
  name,
  search,
  fault,
  texts,
  isOpen = false,
  onValue,
}: Props & { readonly value: readonly Json[] | { readonly [key: string]: Json } }) {
  const words = useWords();
  const isList = Array.isArray(value);
  const entries: [string, Json][] = Object.entries(value);
  const holdsFault = fault?.path != null && isWithin(fault.path, path);
  const isHit = search !== "" && (name.toLowerCase().includes(search) || nameOf(name, texts).toLowerCase().includes(search));
  const found =
    search === "" || isHit
      ? entries
      : entries.filter(([key, part]) => mentions(part, key, search, texts) || (fault?.path != null && isWithin(fault.path, pathTo(path, key, isList))));
  const [open, setOpen] = useState(isOpen);
  useEffect(() => {
    if (holdsFault || (search !== "" && found.length <= FEW)) setOpen(true);
  }, [holdsFault, search]);
  const isFault = fault?.path === path;
  return (
    <details class={isFault ? "fields wrong" : "fields"} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {nameOf(labelOf(value, name), texts)} <small>{entries.length}</small>
      </summary>
      {isFault ? <Wrong fault={fault} /> : null}
      {open ? (
        <div>
          {found.map(([key, part]) => (
            <Fields
              key={key}
              value={part}
              path={pathTo(path, key, isList)}
              name={isList ? `${key}` : key}
              search={isHit ? "" : search}
              fault={fault}
              texts={texts}
              onValue={onValue}
            />
          ))}
          {isList ? (
            <div class="buttons">
              <button type="button" onClick={() => onValue(`${path}[${entries.length}]`, (entries.at(-1)?.[1] ?? "") as Json)}>
                {words.editAdd}
              </button>
              {entries.length === 0 ? null : (
                <button type="button" onClick={() => onValue(`${path}[${entries.length - 1}]`, undefined)}>
                  {words.editRemove}
                </button>
              )}
            </div>
          ) : null}
        </div>
      ) : null}
    </details>
  );
}

const FEW = 12;

function Leaf({ value, path, name, fault, texts, onValue }: Props & { readonly value: null | boolean | number | string }) {
  const isFault = fault?.path === path;
  const id = `field-${path}`;
  const shared = { id, name: path, "aria-invalid": isFault, "aria-describedby": isFault ? `${id}-wrong` : undefined };
  let input: ComponentChildren;
  if (typeof value === "boolean")
    input = <input {...shared} type="checkbox" checked={value} onChange={(event) => onValue(path, event.currentTarget.checked)} />;
  else if (typeof value === "number") {
    input = (
      <input
        {...shared}
        type="number"
        step="any"
        value={value}
        onChange={(event) => event.currentTarget.value !== "" && onValue(path, event.currentTarget.valueAsNumber)}
      />
    );
  } else
    input = (
      <input {...shared} type="text" value={value ?? ""} placeholder="–" onChange={(event) => onValue(path, readText(event.currentTarget.value, value))} />
    );
  return (
    <div class={isFault ? "field wrong" : "field"}>
      <label for={id}>{nameOf(name, texts)}</label>
      {input}
      {isFault ? <Wrong fault={fault} id={`${id}-wrong`} /> : null}
    </div>
  );
}

function Wrong({ fault, id }: { readonly fault: Fault | null; readonly id?: string }) {
  return (
    <p class="wrong-text" id={id} data-testid="field-error">
      {fault?.message}
    </p>
  );
}

// An empty field is nothing, where there was nothing or a word; a number where there was nothing stays one.
function readText(text: string, before: string | null): Json {
  if (text === "") return null;
  return before === null && /^-?\d+$/.test(text) ? Number(text) : text;
}

function pathTo(path: string, key: string, isList: boolean): string {
  return isList ? `${path}[${key}]` : `${path}.${key}`;
}

function isWithin(path: string, branch: string): boolean {
  return path === branch || (path.startsWith(branch) && /[.[]/.test(path.charAt(branch.length)));
}

// A row of a list is named by its id.
function labelOf(value: Json, name: string): string {
  const id = (value as { readonly id?: Json } | null)?.id;
  return typeof id === "string" ? id : name;
}

function nameOf(id: string, texts: Texts): string {
  const named = texts.name(id);
  return named === id ? id : `${named} (${id})`;
}

function mentions(value: Json, key: string, search: string, texts: Texts): boolean {
  if (key.toLowerCase().includes(search)) return true;
  if (typeof value === "string") return value.toLowerCase().includes(search) || texts.name(value).toLowerCase().includes(search);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, part]) => mentions(part, Array.isArray(value) ? "" : name, search, texts));
}
