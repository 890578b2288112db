/** What can be done with a game as a whole: keep it, send it, check it, give it up. */
import { useState } from "preact/hooks";
import type { Connection } from "../connection.js";
import type { Texts } from "../games/surface.js";
import type { Snapshot } from "../protocol.js";
import { packed } from "../share.js";
import { useWords } from "../words/words.js";

interface Props {
  readonly connection: Connection;
  readonly snapshot: Snapshot;
  readonly texts: Texts;
  readonly onEdit: () => void;
  readonly onFailure: (error: unknown) => void;
}

export function GameMenu({ connection, snapshot, texts, onEdit, onFailure }: Props) {
  const words = useWords();
  const [told, setTold] = useState<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const { isBound, ruleset, outcome, seats } = snapshot;
  const attempt = (work: () => Promise<void>) => (): void => {
    setTold(null);
    setAddress(null);
    work().catch(onFailure);
  };
  const save = attempt(async () => download(`${ruleset}.json`, await connection.call("save")));
  const record = attempt(async () => download(`${ruleset}-record.json`, await connection.call("record")));
  const share = attempt(async () => {
    const link = `${location.href.split("#")[0]}#/share/${await packed(await connection.call("save"))}`;
    setAddress(link);
    setTold(words.shareTold);
    await navigator.clipboard?.writeText(link).catch(() => {}); // shown beside, to be copied by hand
  });
  const verify = attempt(async () => {
    const { plies, hash } = await connection.call("verify");
    setTold(words.verified(plies, hash));
  });
  const concede = (seat: string) =>
    attempt(async () => {
      if (confirm(words.concedeSure)) await connection.call("concede", seat);
    });
  return (
    <details class="menu">
      <summary>{words.more}</summary>
      <div>
        {isBound ? <p>{words.shareBound}</p> : null}
        <button type="button" data-testid="save" disabled={isBound} onClick={save}>
          {words.save}
        </button>
        <button type="button" data-testid="save-record" disabled={isBound} onClick={record}>
          {words.saveRecord}
        </button>
        <button type="button" data-testid="share" disabled={isBound} onClick={share}>
          {words.share}
        </button>
        <button type="button" data-testid="verify" disabled={isBound} onClick={verify}>
          {words.verify}
        </button>
        <button type="button" data-testid="edit" disabled={isBound} onClick={onEdit}>
          {words.edit}
        </button>
        {outcome === null
          ? seats
              .filter(({ mine }) => mine)
              .map(({ seat }) => (
                <button key={seat} type="button" onClick={concede(seat)}>
                  {texts.name(seat)}: {words.concede}
                </button>
              ))
          : null}
        {address === null ? null : (
          <input class="address" data-testid="address" readOnly value={address} aria-label={words.share} onFocus={(event) => event.currentTarget.select()} />
        )}
        {told === null ? null : <p role="status">{told}</p>}
      </div>
    </details>
  );
}

function download(name: string, json: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(json)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
