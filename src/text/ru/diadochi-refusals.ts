/** Why a choice of Diadochi is refused, in Russian. */
import type { Refusal } from "../../core/flow.js";
import { nameOf } from "./diadochi-names.js";

type Data = Refusal["data"];

const REASONS: Readonly<Record<string, (data: Data) => string>> = {
  "move/game-over": () => "Игра окончена",
  "move/malformed": () => "Это не ход игры «Диадохи»",
  "move/not-asked": (d) => `${word(d, "seat")} сейчас не принимает решения`,
  "move/not-playing": (d) => `${word(d, "seat")} не участвует в игре`,
  "move/unknown": () => "Такого хода в этой игре нет",
  "move/not-listed": () => "Сейчас этого выбрать нельзя",
  "activate/has-acted": (d) => `${word(d, "general")} уже действовал в этом сегменте`,
  "activate/locked-in": (d) => `${word(d, "general")} заперт в осаждённом городе без свежей боевой части`,
  "activate/not-on-map": (d) => `${word(d, "general")} не на карте`,
  "activate/not-yours": (d) => `${word(d, "general")} не ваш генерал`,
  "avoid/attacker-came-from": (d) => `Нападающий пришёл из зоны ${word(d, "space")}`,
  "avoid/enemies": (d) => `В зоне ${word(d, "space")} стоят враги`,
  "avoid/marker": (d) => `В зоне ${word(d, "space")} лежит чужой маркер`,
  "avoid/not-adjacent": (d) => `Зона ${word(d, "space")} не соседняя`,
  "intercept/closed": (d) => `Зона ${word(d, "into")} закрыта для ваших армий`,
  "intercept/declared": (d) => `Армия в зоне ${word(d, "space")} уже перехватывает`,
  "intercept/no-army": (d) => `В зоне ${word(d, "space")} нет вашей армии в поле`,
  "intercept/not-adjacent": (d) => `Из зоны ${word(d, "space")} нет обычной дороги в зону ${word(d, "into")}`,
  "march/asked-before": (d) => `О проходе через зону ${word(d, "space")} уже просили`,
  "march/commander-changed": () => "Командующий уже сменён после последней траты очков движения",
  "march/has-fought": () => "Армия сражалась и дальше не идёт",
  "march/land-move-only": () => "Это движение — только по суше",
  "march/land-sea-land": () => "После суши и моря армия больше не идёт по суше",
  "march/lone-general": (d) => `Одинокий генерал не входит в зону ${word(d, "space")} с чужими частями`,
  "march/naval-move-used": () => "Морское движение в этом сегменте уже было",
  "march/no-link": (d) => `В зону ${word(d, "space")} нет пути по суше`,
  "march/no-marker-to-remove": (d) => `В зоне ${word(d, "space")} нет маркера, который можно снять`,
  "march/no-mp-to-pass": (d) => `Не останется очков движения, чтобы покинуть зону ${word(d, "space")}`,
  "march/no-port": (d) => `Зона ${word(d, "space")} не порт`,
  "march/no-siege": (d) => `Зону ${word(d, "space")} не осаждают`,
  "march/no-subjugation": (d) => `Зону ${word(d, "space")} не подчиняют`,
  "march/nobody-to-ask": (d) => `В зоне ${word(d, "space")} нет частей другого игрока`,
  "march/on-passage": () => "Армия на проходе должна идти дальше",
  "march/royals-do-not-count": () => "Царские войска здесь не считаются, а без них армия мала",
  "march/sailed-before": () => "Армия уже плыла по морю",
  "march/too-few-mp": () => "Армии не хватает очков движения",
  "march/too-few-units": () => "Армии нужны три боевые части",
  "withdraw/no-room": (d) => `За стенами города ${word(d, "space")} больше нет места`,
  "withdraw/nobody": (d) => `В поле зоны ${word(d, "space")} никого нет`,
  "marker/controlled": (d) => `На зоне ${word(d, "space")} уже лежит маркер контроля`,
  "marker/enemies": (d) => `В зоне ${word(d, "space")} стоят враги`,
  "marker/out-of-range": (d) => `Зона ${word(d, "space")} дальше двух свободных зон от маркеров, лежавших в начале сегмента`,
  "marker/transit-point": (d) => `${word(d, "space")} — транзитная зона, её никто не контролирует`,
  "place/no-legal-space": (d) => `В зоне ${word(d, "space")} ничего разместить нельзя`,
  "place/other-unit-first": (d) => `Сначала размещаются ${word(d, "unit")}`,
  "surprise/no-surprise-card": (d) => `«${word(d, "card")}» — не карта Сюрприза`,
  "surprise/not-in-this-window": (d) => `Карту «${word(d, "card")}» сейчас играть нельзя`,
  "surrender/no-burial": (d) => `Александра сейчас нельзя похоронить в городе ${word(d, "space")}`,
  "surrender/no-marker": (d) => `Ваш маркер нельзя положить на зону ${word(d, "space")}`,
  "train/unfinished": (d) => `Сначала нужно закончить обучение: ${word(d, "unit")}`,
  "tyche/must-be-played": (d) => `Событие карты «${word(d, "card")}» отменить нельзя: она должна быть сыграна`,
  "tyche/surprise-card": (d) => `«${word(d, "card")}» — Сюрприз и не может быть картой сегмента`,
  "idle/has-moved": (d) => `${word(d, "general")} уже двигался в этом сегменте`,
  "idle/no-minor-general": (d) => `${word(d, "general")} — не ваш второстепенный генерал`,
  "idle/no-royals-to-disband": (d) => `В ${word(d, "space")} нет Царских Войск, которые можно распустить`,
  "idle/no-units-there": (d) => `${word(d, "general")}: в этой зоне нет ваших боевых частей в поле`,
  "idle/not-in-the-pool": (d) => `${word(d, "general")} не в запасе`,
  "idle/placed-before": (d) => `${word(d, "general")} в этом сегменте уже выставлялся`,
  "ops/no-space-to-mark": () => "Ни одна зона не доступна для маркера контроля",
  "ops/nobody-to-activate": () => "Ни одного вашего генерала нельзя активировать",
  "surrender/attempted": (d) => `Армия в ${word(d, "space")} уже использовала свою бесплатную попытку`,
  "surrender/no-army": (d) => `В ${word(d, "space")} нет вашей армии`,
  "surrender/nothing-to-attempt": (d) => `В ${word(d, "space")} нечего осаждать или подчинять`,
  "use/event-later": (d) => `Событие карты «${word(d, "card")}» можно играть лишь в одном из следующих ходов`,
  "use/event-must-be-played": (d) => `Карта «${word(d, "card")}» должна быть сыграна как событие`,
  "use/must-be-played": (d) => `Карта «${word(d, "card")}» должна быть сыграна, сбросить её нельзя`,
  "use/no-dispersed-fleet": () => "Ни один ваш флот не рассеян",
  "use/no-event-alone": (d) => `Карта «${word(d, "card")}» не играется только как событие`,
  "use/no-fleet-to-upgrade": () => "Ни один ваш доступный флот нельзя усилить",
  "use/no-general": (d) => `Карта «${word(d, "card")}» не вводит генерала`,
  "use/no-ops": (d) => `На карте «${word(d, "card")}» нет очков командования`,
  "use/nobody-to-replace": () => "Никто из ваших старших генералов не погиб",
  "use/not-four-ops": (d) => `«${word(d, "card")}» — не карта с четырьмя очками командования`,
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  const reason = Object.hasOwn(REASONS, refusal.code) ? REASONS[refusal.code] : undefined;
  const text = reason === undefined ? "Сейчас это не разрешено" : reason(refusal.data);
  return refusal.clause === null ? `${text}.` : `${text} (${refusal.clause}).`;
}

function word(data: Data, key: string): string {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  return typeof value === "string" ? nameOf(value) : String(value ?? "это");
}
