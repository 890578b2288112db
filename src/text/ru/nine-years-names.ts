/** Russian names of everything that has an id in Nine Years, in their cases: those of the Russian edition, else the usual ones of Russian historians. */
import { islands, type Noun, type Nouns, people, places, things } from "./declension.js";
import { type Speech, speechOf } from "./speech.js";
import { listOf } from "./words.js";

const NOUNS: Nouns = {
  // Sides and powers.
  ...things({ alliance: "Альянс", france: "Франция", catalonia: "Каталонская область/области", britain: "Британия", spain: "Испания", austria: "Австрия", empire: "Империя" }),
  ...things({ "united-provinces": "Соединённые провинции/провинций", savoy: "Савойя", portugal: "Португалия" }),
  ...people({ bourbon: "Бурбоны/Бурбонов", jacobites: "якобиты/якобитов", subsidies: "наёмники/наёмников" }),
  // Regions and sea zones.
  ...places({ atlantic: "Атлантика", mediterranean: "Средиземноморье/Средиземноморья", ireland: "Ирландия", "low-countries": "Нидерланды/Нидерландов", italy: "Италия" }),
  ...islands({ rhine: "Рейн", danube: "Дунай" }),
  // Spaces of the British Isles and the Low Countries.
  ...places({
    london: "Лондон", york: "Йорк", bristol: "Бристоль", edinburgh: "Эдинбург", highlands: "Хайлендс", dublin: "Дублин", londonderry: "Лондондерри/-", athlone: "Атлон",
    limerick: "Лимерик", cork: "Корк", amsterdam: "Амстердам", groningen: "Гронинген", nijmegen: "Неймеген", breda: "Бреда", maastricht: "Маастрихт",
    antwerp: "Антверпен", brussels: "Брюссель", ghent: "Гент", ostend: "Остенде/-", mons: "Монс", namur: "Намюр", charleroi: "Шарлеруа/-", liege: "Льеж",
    dunkirk: "Дюнкерк", ypres: "Ипр", lille: "Лилль", tournai: "Турне/-", valenciennes: "Валансьен", dinant: "Динан", luxembourg: "Люксембург",
  }),
  // Spaces of France, Savoy and Italy.
  ...places({
    amiens: "Амьен", paris: "Париж", rouen: "Руан", rennes: "Ренн", brest: "Брест", "la-rochelle": "Ла-Рошель/Ла-Рошели", orleans: "Орлеан", bordeaux: "Бордо",
    bayonne: "Байонна", toulouse: "Тулуза", perpignan: "Перпиньян", montpellier: "Монпелье/-", marseille: "Марсель", toulon: "Тулон", lyon: "Лион",
    grenoble: "Гренобль", briancon: "Бриансон", pinerolo: "Пинероло", casale: "Казале/-", dijon: "Дижон", besancon: "Безансон", strasbourg: "Страсбург",
    freiburg: "Фрайбург", landau: "Ландау", metz: "Мец", nancy: "Нанси/-", saarlouis: "Саарлуи/-", reims: "Реймс", turin: "Турин", nice: "Ницца",
    montmelian: "Монмельян", cuneo: "Кунео", milan: "Милан", alessandria: "Алессандрия", finale: "Финале/-", mantua: "Мантуя",
  }),
  // Spaces of the Empire and Austria.
  ...places({
    wesel: "Везель", hannover: "Ганновер", kassel: "Кассель", cologne: "Кёльн", koblenz: "Кобленц", trier: "Трир", mainz: "Майнц", frankfurt: "Франкфурт",
    mannheim: "Мангейм", philippsburg: "Филиппсбург", heilbronn: "Хайльбронн", nuremberg: "Нюрнберг", ulm: "Ульм", ingolstadt: "Ингольштадт", munich: "Мюнхен",
    passau: "Пассау", "empire-subsidy-home": "Домашняя область/области ~Империи/Наёмников", vienna: "Вена", linz: "Линц", salzburg: "Зальцбург", innsbruck: "Инсбрук",
    trent: "Трент", bregenz: "Брегенц",
  }),
  // Spaces of Spain and Portugal.
  ...places({
    girona: "Жирона", roses: "Росас", barcelona: "Барселона", lleida: "Лерида", zaragoza: "Сарагоса", pamplona: "Памплона", "san-sebastian": "Сан-Себастьян",
    burgos: "Бургос", valladolid: "Вальядолид", "la-coruna": "Ла-Корунья", madrid: "Мадрид", valencia: "Валенсия", cartagena: "Картахена", seville: "Севилья",
    cadiz: "Кадис", gibraltar: "Гибралтар", badajoz: "Бадахос", lisbon: "Лиссабон",
  }),
  // Leaders.
  ...people({
    "luxembourg-duke": "маршал Люксембург", catinat: "Катина/-", boufflers: "Буффлер", duras: "Дюра/-", humieres: "Юмьер", vauban: "Вобан", noailles: "Ноайль", lorge: "Лорж",
    villeroi: "Вильруа/-", vendome: "Вандом", "france-minor-1": "минорный лидер ~Франции 1", "france-minor-2": "минорный лидер ~Франции 2", "james-ii": "Яков II",
    tyrconnell: "Тирконнел", sarsfield: "Сарсфилд", claverhouse: "Клаверхаус", "marlborough-jacobite": "Мальборо", "william-iii": "Вильгельм III", waldeck: "Вальдек",
    coehoorn: "Кугорн", "dutch-minor-1": "минорный лидер ~Соединённых провинций", marlborough: "Мальборо", schomberg: "Шомберг", ginkel: "Гинкель",
    "britain-minor-1": "минорный лидер ~Британии", gastanaga: "Гастаньяга", villahermosa: "Вильяэрмоса", leganes: "Леганес", "spain-minor-1": "минорный лидер ~Испании 1",
    "spain-minor-2": "минорный лидер ~Испании 2", eugene: "Евгений/Евгения Савойский", caprara: "Капрара", "louis-of-baden": "Людвиг Баденский",
    "charles-of-lorraine": "Карл Лотарингский", "max-emanuel": "Максимилиан Баварский", brandenburg: "Фридрих Бранденбургский", "subsidies-minor-1": "минорный лидер ~наёмников",
    "victor-amadeus": "Виктор Амадей",
  }),
  // Fleets.
  ...things({
    "brest-fleet": "Брестский флот", "toulon-fleet": "Тулонский флот", "alliance-atlantic-fleet": "Атлантический флот ~Альянса",
    "alliance-mediterranean-fleet": "Средиземноморский флот ~Альянса",
  }),
};

/** What is not declined: titles of cards, which stand in quotation marks, and words of the rules. */
const WORDS: Readonly<Record<string, string>> = {
  // Event cards.
  "beachy-head": "Бичи-Хед",
  "death-of-louvois": "Смерть Лувуа",
  "scotland-rises": "Восстание в Шотландии",
  "patriot-parliament": "Патриотический парламент",
  "devastation-of-the-palatinate": "Опустошение Пфальца",
  "ottoman-counteroffensive": "Османское контрнаступление",
  "death-of-charles-of-lorraine": "Смерть Карла Лотарингского",
  "glorious-return-of-the-vaudois": "Славное возвращение вальденсов",
  "subsidy-treaty": "Договор о субсидиях",
  "provincial-militia": "Провинциальная милиция",
  contributions: "Контрибуции",
  "siege-train": "Осадный парк",
  "forced-march": "Форсированный марш",
  "intercepted-dispatches": "Перехваченные депеши",
  "contrary-winds": "Встречные ветры",
  "household-troops": "Гвардия",
  "battle-of-zenta": "Битва при Зенте",
  "guerre-de-course": "Крейсерская война",
  "great-famine": "Великий голод",
  "death-of-luxembourg": "Смерть Люксембурга",
  "smyrna-convoy": "Смирнский конвой",
  "bank-of-england": "Банк Англии",
  capitation: "Капитация",
  "recoinage-crisis": "Кризис перечеканки монеты",
  "bombardment-of-brussels": "Бомбардировка",
  "turin-talks": "Тайные переговоры в Турине",
  // Action cards, by their value.
  "action-1": "карточка на 1 действие",
  "action-2": "карточка на 2 действия",
  "action-3": "карточка на 3 действия",
  // Actions, and what resource points are spent on.
  campaign: "Кампания",
  siege: "осада",
  transfer: "Стратегическое перемещение",
  replacement: "Пополнение",
  rally: "Сбор",
  "sea-movement": "Морское движение",
  "deploy-fleet": "Развёртывание флота",
  restore: "восстановление корпуса",
  form: "формирование корпуса",
  line: "Фортификационная линия",
  "colonial-support": "Колониальная поддержка",
  fleet: "подготовка флота",
  full: "полнокровный",
  reduced: "ослабленный",
  // Where leaders and fleets are, and who holds a space.
  map: "на карте",
  "not-arrived": "ещё не прибыл",
  waiting: "ждёт прибытия",
  removed: "вышел из игры",
  pool: "в Пуле войск",
  port: "в порту",
  box: "в ячейке контроля",
  neutral: "нейтральная область",
  gone: "вышла из войны",
  normal: "дорога",
  red: "путь только для Альянса",
  // What dice are for.
  interception: "перехват",
  "avoid-battle": "уклонение от битвы",
  "bypass-line": "обход линии",
  "battle-full-corps": "полнокровные корпуса",
  "battle-weak-corps": "ослабленные и деморализованные корпуса",
  "battle-commander": "командующий",
  "battle-household-troops": "Гвардия",
  "leader-loss": "потеря командующего",
  "leader-fate": "судьба командующего",
  "re-embark": "погрузка на корабли",
  "king-williams-war": "Война короля Вильгельма",
  peace: "мир",
  // Penalties, kinds of victory, who looks on.
  none: "без штрафа",
  card: "на одну карточку Действий меньше",
  resources: "на 2 очка ресурсов меньше",
  both: "на одну карточку Действий и 2 очка ресурсов меньше",
  automatic: "автоматическая победа",
  significant: "значительная победа",
  marginal: "незначительная победа",
  concession: "противник сдался",
  spectator: "зритель",
  arbiter: "арбитр",
  // What is chosen, why steps are lost and units leave, what an army does about a line.
  events: "фаза Событий",
  reinforcement: "фаза Подкреплений",
  "first-player": "кто ходит первым",
  battle: "битва",
  sea: "морское движение",
  overstacking: "слишком много корпусов на зиму",
  evacuation: "уход гарнизона",
  "lone-leaders": "лидеры без корпусов",
  "savoy-neutral": "нейтралитет Савойи",
  "winter-quarters": "зимние квартиры",
  flight: "бегство Якова II",
  assault: "атака",
  bypassed: "обойдена",
  withdraw: "отход",
  // Options of the game, and how the sides stand.
  peaceThreshold: "бросок мира, который кончает войну",
  lastYear: "последний год",
  startVp: "победные очки в начале",
  edition: "издание",
  victoryPoints: "победные очки",
  resourcePoints: "очки ресурсов",
};

const POWERS: Readonly<Record<string, string>> = {
  france: "Франции",
  jacobites: "якобитов",
  catalonia: "Каталонии",
  britain: "Британии",
  "united-provinces": "Соединённых провинций",
  spain: "Испании",
  austria: "Австрии",
  empire: "Империи",
  subsidies: "наёмников",
  savoy: "Савойи",
};

const CORPS = /^(.+?)-(full|reduced)(-demoralized)?$/;
const CONDITIONS: Readonly<Record<string, string>> = { full: "полнокровный", reduced: "ослабленный" };

// A corps by its power, strength and condition: `france-reduced-demoralized` is "ослабленный деморализованный корпус Франции".
function corpsNoun(id: string): Noun | null {
  const [, power, strength = "", demoralized] = CORPS.exec(id) ?? [];
  if (power === undefined || !Object.hasOwn(POWERS, power)) return null;
  return things({ it: `${CONDITIONS[strength]} ${demoralized === undefined ? "" : "деморализованный "}корпус ~${POWERS[power]}` })["it"] as Noun;
}

function staffOfficer(id: string): Noun | null {
  const [, side = "", number] = /^(alliance|bourbon)-staff-(\d)$/.exec(id) ?? [];
  if (number === undefined) return null;
  return people({ it: `штабной офицер ~${number} ${NOUNS[side]?.forms[1] ?? side}` })["it"] as Noun;
}

/** The names in their cases. Corps are called by strength, condition and power, staff officers by number and side. */
export const NAMES: Speech = speechOf(NOUNS, WORDS, (id) => corpsNoun(id) ?? staffOfficer(id));

/** A corps of a power, in the accusative: `корпус Франции`. */
export function corpsOf(power: string): string {
  return Object.hasOwn(POWERS, power) ? `корпус ${POWERS[power]}` : NAMES.acc(power);
}

/** Names in a row: `Намюр, Монс и Турне`. */
export function namesText(ids: readonly string[], none = "нет"): string {
  return listOf(ids.map(NAMES.nameOf), none);
}

