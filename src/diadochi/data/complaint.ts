/** What is said of data that cannot be played by. */
import { SetupError } from "../../core/errors.js";
import { type Complaint, complaint } from "../../core/json.js";

/** The complaint about an edition's data. */
export const DATA_COMPLAINT: Complaint = /* @__PURE__ */ complaint(SetupError, "setup/bad-data");
