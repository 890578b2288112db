/** What lies in the menu of a game: what can be done with it as a whole (keep it, send it, check it, give it up), and how it is shown. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Connection } from "../connection.js";
import type { Texts } from "../games/surface.js";
import type { Snapshot } from "../protocol.js";
import { ASKING, PACES, type Settings } from "../settings.js";
import { useWords } from "../words/words.js";

export interface GameMenuProps {
  readonly connection: Connection;
  readonly snapshot: Snapshot;
  readonly texts: Texts;
  readonly settings: Settings;
  /** The viewer: "auto", or one that was chosen. */
  readonly eyes: string;
  /** Buttons that open drawers, for screens without room for them in the head. */
  readonly drawers: (onOpen: () => void) => ComponentChildren;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly onLook: (viewer: string) => void;
  readonly onEdit: () => void;
  readonly onDevelop: () => void;
  readonly onFailure: (error: unknown) => void;
  /** Closes the menu. */
  readonly onClose: () => void;
}

export function GameMenu({ connection, snapshot, texts, settings, eyes, drawers, onSettings, onLook, onEdit, onDevelop, onFailure, onClose }: GameMenuProps) {
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
    const { packed } = await import("../share.js");
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
  const develop = (): void => {
    onClose();
    onDevelop();
  };
  const viewers: readonly (readonly [id: string, name: string])[] = [
    ["auto", words.auto],
    ...seats.filter(({ mine }) => mine || !isBound).map(({ seat }): [string, string] => [seat, texts.name(seat)]),
    ["spectator", words.spectator],
    ...(isBound ? [] : ([["arbiter", words.arbiter]] as const)),
  ];
  // Whoever looks as another sees that hand, and cannot unsee it.
  const lookAs = (select: HTMLSelectElement): void => {
    const isOwn = ["auto", "spectator"].includes(select.value) || seats.some(({ seat, mine }) => mine && seat === select.value);
    if (outcome !== null || isOwn || confirm(words.peek)) onLook(select.value);
    else select.value = eyes;
  };
  return (
    <div>
      <nav class="drawers-in-menu" aria-label={words.open}>
        {drawers(onClose)}
      </nav>
      <label>
        {words.pace}
        <select name="pace" value={settings.pace} onChange={(event) => onSettings({ pace: event.currentTarget.value as Settings["pace"] })}>
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {words.paces[pace]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.asking}
        <select name="asking" value={settings.asking} onChange={(event) => onSettings({ asking: event.currentTarget.value as Settings["asking"] })}>
          {ASKING.map((asking) => (
            <option key={asking} value={asking}>
              {words.askings[asking]}
            </option>
          ))}
        </select>
        {settings.asking === "always" ? null : <small>{words.askingTells[settings.asking]}</small>}
      </label>
      <label>
        {words.viewer}
        <select name="viewer" value={eyes} onChange={(event) => lookAs(event.currentTarget)}>
          {viewers.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="flag">
        <input type="checkbox" name="cited" checked={settings.isCited} onChange={(event) => onSettings({ isCited: event.currentTarget.checked })} />{" "}
        {words.cite}
      </label>
      <hr />
      {isBound ? <p>{words.shareBound}</p> : null}
      <button type="button" data-testid="save" disabled={isBound} onClick={save}>
        {words.save}
      </button>
      <button type="button" data-testid="share" disabled={isBound} onClick={share}>
        {words.share}
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
      <a href="#/">{words.leave}</a>
      <h3>{words.develop}</h3>
      <button type="button" data-testid="develop-open" onClick={develop}>
        {words.developOpen}
      </button>
      <button type="button" data-testid="save-record" disabled={isBound} onClick={record}>
        {words.saveRecord}
      </button>
      <button type="button" data-testid="verify" disabled={isBound} onClick={verify}>
        {words.verify}
      </button>
      <button type="button" data-testid="edit" disabled={isBound} onClick={onEdit}>
        {words.edit}
      </button>
      {address === null ? null : (
        <input class="address" data-testid="address" readOnly value={address} aria-label={words.share} onFocus={(event) => event.currentTarget.select()} />
      )}
      {told === null ? null : <p role="status">{told}</p>}
    </div>
  );
}

function download(name: string, json: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(json)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
