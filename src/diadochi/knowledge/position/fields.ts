import { POSITION_COMPLAINT as FAIL, readWord } from "../../../core/basics/json.js";
import { indexOfId, type SpaceIndex, type Tables } from "../../tables/index.js";

export function readSpaceId(t: Tables, value: unknown, path: string): SpaceIndex {
  return indexOfId(t.spaceIds, readWord(value, path, t.spaceIds, FAIL));
}
