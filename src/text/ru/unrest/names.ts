import { irregular, islands, type Nouns, people, places, things } from "../declension.js";
import { type Speech, speechOf } from "../speech.js";

const NOUNS: Nouns = {
  // Sides and locations.
  ...things({ carthage: "Карфаген", coalition: "коалиция" }),
  ...people({ unrest: "бунтовщики/бунтовщиков" }),
  ...islands({ "garrison-box": "Поле/Поля ~Гарнизона", sicily: "Сицилия" }),
  ...places({ syracusae: "Сиракузы/Сиракуз" }),
  carthago: irregular(["порт Карфаген", "порта Карфаген", "порту Карфаген", "порт Карфаген", "портом Карфаген", "порте Карфаген"], "m", {
    inPlace: "в порту Карфаген",
  }),
  // Leaders.
  ...people({
    hanno: "Ганнон",
    hasdrubal: "Гасдрубал",
    bomilcar: "Бомилькар",
    "coalition-strategos": "стратег ~коалиции",
    "coalition-lieutenant": "помощник ~стратега",
    "minor-a": "второстепенный лидер A",
    "minor-b": "второстепенный лидер B",
  }),
};

/** Words that are not declined: titles of cards, which are in quotation marks, and words of the rules. */
const WORDS: Readonly<Record<string, string>> = {
  "c-ops-1": "Операции 1",
  "c-ops-2": "Операции 2",
  "c-ops-3": "Операции 3",
  "c-campaign": "Кампания",
  "c-sacred-band": "Священный отряд",
  "c-blockade": "Блокада",
  "c-npa": "Активация нейтральной державы",
  "c-mercenary-contract": "Наёмники",
  "k-ops-1": "Операции 1",
  "k-ops-2": "Операции 2",
  "k-ops-3": "Операции 3",
  "k-npa": "Активация нейтральной державы",
  "k-campaign": "Кампания",
  "k-carthaginian-mistrust": "Карфагенская недоверчивость",
  "k-storms-at-sea": "Шторм",
  "k-rallied-rebels": "Сплочение бунтовщиков",
  "k-titus-manlius": "Тит Манлий",
  "k-wild-beasts": "Дикие звери",
  // The place of a leader off the map, and the kinds of leaders.
  displaced: "снят с карты",
  "set-aside": "выбыл до хода своей стороны",
  resting: "выбыл до следующего хода своей стороны",
  named: "именной лидер",
  minor: "второстепенный лидер",
  // The uses of cards; effects in force in a battle.
  activate: "активация лидера",
  reinforce: "подкрепления",
  event: "событие",
  response: "ответ",
  "set-dice": "Священный отряд (Карфаген бросает четыре кубика)",
  "roll-modifier": "Сплочение бунтовщиков (+1 к их сумме)",
  "no-combat-losses": "Тит Манлий (без потерь от кубиков)",
  "mark-commander": "Дикие звери (разбитый командир отмечен)",
  // The causes of changes, the purposes of dice, the ends of the game, the onlookers.
  support: "поддержка",
  attack: "атака на бунтовщиков",
  "automatic-victory": "автоматическая победа",
  battle: "сражение",
  blockade: "блокада",
  surrender: "сдача",
  none: "нет",
  "no-victory-points": "победных очков не осталось",
  "open-revolt": "открытое восстание",
  supremacy: "превосходство Карфагена",
  time: "по победным очкам",
  concession: "другая сторона сдалась",
  spectator: "зритель",
  arbiter: "арбитр",
  // Options of the game, and standings.
  turns: "ходы",
  level: "уровень волнений",
  ports: "порты Сицилии",
  victoryPoints: "победные очки",
  edition: "издание",
};

export const NAMES: Speech = speechOf(NOUNS, WORDS);
