import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { seatId } from "../state/names.js";
import { seniorGeneral } from "../rules/command.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables } from "../tables/index.js";

/** The commander of the victors over an independent army gains a prestige marker if he is a major general (DIA-PRE.5, DIA-PRE.8). */
export function gainPrestige(s: DiadochiState, t: Tables, generals: number, log: Log<DiadochiEvent>): void {
  const commander = seniorGeneral(t, generals);
  if (commander === NONE || !S.isMajor(t, commander)) return;
  const points = t.rules.prestige.independentArmy;
  S.setPrestigeMarkers(s, commander, S.prestigeMarkers(s, commander) + points);
  const seat = S.seatOfOwner(S.ownerOfGeneral(s, commander));
  log?.push({ type: "prestige-gained", clause: "DIA-PRE.5", seat: seatId(seat), general: S.generalId(s, t, commander), points });
}
