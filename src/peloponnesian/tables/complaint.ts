/** How data that cannot be an edition are refused. */
import { SetupError } from "../../core/errors.js";
import { type Complaint, complaint } from "../../core/json.js";

/** The complaint about an edition; its paths begin with `options.edition`. */
export const FAIL: Complaint = /* @__PURE__ */ complaint(SetupError, "setup/bad-edition");
