/** Russian names of everything that has an id in Nine Years: those of the Russian edition, else the usual ones of Russian historians. */
import { listOf } from "./words.js";


/** The Russian name of a seat, power, space, region, sea zone, leader, fleet, card or word of the rules; the id itself when there is none. */
export function nameOf(id: string): string {
  if (Object.hasOwn(NAMES, id)) return NAMES[id] as string;
  if (CORPS.test(id)) return corpsText(id);
  if (id.includes("-staff-")) return `штабной офицер ${id.slice(-1)} ${ofSide(id.slice(0, id.indexOf("-staff-")))}`;
  return id;
}

/** Names in a row: `Намюр, Монс и Турне`. */
export function namesText(ids: readonly string[], none = "нет"): string {
  return listOf(ids.map(nameOf), none);
}

/** The name of a side in the genitive: of whom. */
export function ofSide(seat: string): string {
  return seat === "alliance" ? "Альянса" : seat === "bourbon" ? "Бурбонов" : nameOf(seat);
}

/** A verb that agrees with a side: the Alliance is singular in Russian, the Bourbons plural. */
export function agreed(seat: string, singular: string, plural: string): string {
  return seat === "alliance" ? singular : plural;
}

const POWERS: Readonly<Record<string, string>> = {
  france: "Франции",
  jacobites: "якобинцев",
  catalonia: "Каталонии",
  britain: "Британии",
  "united-provinces": "Соединённых провинций",
  spain: "Испании",
  austria: "Австрии",
  empire: "Империи",
  subsidies: "наёмников",
  savoy: "Савойи",
};

const CONDITIONS: Readonly<Record<string, string>> = { full: "полнокровный", reduced: "ослабленный", demoralized: "деморализованный" };

const CORPS = /^(.+?)-(full|reduced)(-demoralized)?$/;

/** A corps by its power, strength and condition, given as `france-reduced-demoralized`: `ослабленный деморализованный корпус Франции`. */
export function corpsText(kind: string): string {
  const [, power = kind, strength, demoralized] = CORPS.exec(kind) ?? [];
  const words = strength === undefined ? [] : [CONDITIONS[strength] ?? ""];
  if (demoralized !== undefined) words.push(CONDITIONS["demoralized"] ?? "");
  return [...words, "корпус", POWERS[power] ?? nameOf(power)].join(" ");
}

const NAMES: Readonly<Record<string, string>> = {
  spectator: "зритель",
  arbiter: "арбитр",
  neutral: "нейтральная",
  // Sea zones.
  atlantic: "Атлантика",
  mediterranean: "Средиземноморье",
  // Spaces.
  london: "Лондон",
  york: "Йорк",
  bristol: "Бристоль",
  edinburgh: "Эдинбург",
  highlands: "Хайлендс",
  dublin: "Дублин",
  londonderry: "Лондондерри",
  athlone: "Атлон",
  limerick: "Лимерик",
  cork: "Корк",
  amsterdam: "Амстердам",
  groningen: "Гронинген",
  nijmegen: "Неймеген",
  breda: "Бреда",
  maastricht: "Маастрихт",
  antwerp: "Антверпен",
  brussels: "Брюссель",
  ghent: "Гент",
  ostend: "Остенде",
  mons: "Монс",
  namur: "Намюр",
  charleroi: "Шарлеруа",
  liege: "Льеж",
  dunkirk: "Дюнкерк",
  ypres: "Ипр",
  lille: "Лилль",
  tournai: "Турне",
  valenciennes: "Валансьен",
  dinant: "Динан",
  luxembourg: "Люксембург",
  amiens: "Амьен",
  paris: "Париж",
  rouen: "Руан",
  rennes: "Ренн",
  brest: "Брест",
  "la-rochelle": "Ла-Рошель",
  orleans: "Орлеан",
  bordeaux: "Бордо",
  bayonne: "Байонна",
  toulouse: "Тулуза",
  perpignan: "Перпиньян",
  montpellier: "Монпелье",
  marseille: "Марсель",
  toulon: "Тулон",
  lyon: "Лион",
  grenoble: "Гренобль",
  briancon: "Бриансон",
  pinerolo: "Пинероло",
  casale: "Казале",
  dijon: "Дижон",
  besancon: "Безансон",
  strasbourg: "Страсбург",
  freiburg: "Фрайбург",
  landau: "Ландау",
  metz: "Мец",
  nancy: "Нанси",
  saarlouis: "Саарлуи",
  reims: "Реймс",
  turin: "Турин",
  nice: "Ницца",
  montmelian: "Монмельян",
  cuneo: "Кунео",
  milan: "Милан",
  alessandria: "Алессандрия",
  finale: "Финале",
  mantua: "Мантуя",
  wesel: "Везель",
  hannover: "Ганновер",
  kassel: "Кассель",
  cologne: "Кёльн",
  koblenz: "Кобленц",
  trier: "Трир",
  mainz: "Майнц",
  frankfurt: "Франкфурт",
  mannheim: "Мангейм",
  philippsburg: "Филиппсбург",
  heilbronn: "Хайльбронн",
  nuremberg: "Нюрнберг",
  ulm: "Ульм",
  ingolstadt: "Ингольштадт",
  munich: "Мюнхен",
  passau: "Пассау",
  "empire-subsidy-home": "Домашняя область Империи/Наёмников",
  vienna: "Вена",
  linz: "Линц",
  salzburg: "Зальцбург",
  innsbruck: "Инсбрук",
  trent: "Трент",
  bregenz: "Брегенц",
  girona: "Жирона",
  roses: "Росас",
  barcelona: "Барселона",
  lleida: "Лерида",
  zaragoza: "Сарагоса",
  pamplona: "Памплона",
  "san-sebastian": "Сан-Себастьян",
  burgos: "Бургос",
  valladolid: "Вальядолид",
  "la-coruna": "Ла-Корунья",
  madrid: "Мадрид",
  valencia: "Валенсия",
  cartagena: "Картахена",
  seville: "Севилья",
  cadiz: "Кадис",
  gibraltar: "Гибралтар",
  badajoz: "Бадахос",
  lisbon: "Лиссабон",
  // Sides and powers.
  alliance: "Альянс",
  bourbon: "Бурбоны",
  france: "Франция",
  jacobites: "Якобинцы",
  catalonia: "Каталонская область",
  britain: "Британия",
  "united-provinces": "Соединённые провинции",
  spain: "Испания",
  austria: "Австрия",
  empire: "Империя",
  subsidies: "Наёмники",
  savoy: "Савойя",
  portugal: "Португалия",
  // Leaders.
  "luxembourg-duke": "Люксембург",
  catinat: "Катина",
  boufflers: "Буффлер",
  duras: "Дюра",
  humieres: "Юмьер",
  vauban: "Вобан",
  noailles: "Ноай",
  lorge: "Лорж",
  villeroi: "Вильруа",
  vendome: "Вандом",
  "france-minor-1": "Минорный лидер Франции 1",
  "france-minor-2": "Минорный лидер Франции 2",
  "james-ii": "Яков II",
  tyrconnell: "Тирконнел",
  sarsfield: "Сарсфилд",
  claverhouse: "Клаверхаус",
  "marlborough-jacobite": "Мальборо",
  "william-iii": "Вильгельм III",
  waldeck: "Вальдек",
  coehoorn: "Кугорн",
  "dutch-minor-1": "Минорный лидер Соединённых провинций",
  marlborough: "Мальборо",
  schomberg: "Шомберг",
  ginkel: "Гинкель",
  "britain-minor-1": "Минорный лидер Британии",
  gastanaga: "Гастаньяга",
  villahermosa: "Вильяэрмоса",
  leganes: "Леганес",
  "spain-minor-1": "Минорный лидер Испании 1",
  "spain-minor-2": "Минорный лидер Испании 2",
  eugene: "Евгений Савойский",
  caprara: "Капрара",
  "louis-of-baden": "Людвиг Баденский",
  "charles-of-lorraine": "Карл Лотарингский",
  "max-emanuel": "Макс Эмануэль Баварский",
  brandenburg: "Фридрих Бранденбургский",
  "subsidies-minor-1": "Минорный лидер наёмников",
  "victor-amadeus": "Виктор Амадей",
  // Fleets.
  "brest-fleet": "Брестский флот",
  "toulon-fleet": "Тулонский флот",
  "alliance-atlantic-fleet": "Атлантический флот Альянса",
  "alliance-mediterranean-fleet": "Средиземноморский флот Альянса",
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
  "contrary-winds": "Противные ветры",
  "household-troops": "Гвардия",
  "battle-of-zenta": "Битва при Зенте",
  "guerre-de-course": "Крейсерская война",
  "great-famine": "Великий голод",
  "death-of-luxembourg": "Смерть Люксембурга",
  "smyrna-convoy": "Смирнский конвой",
  "bank-of-england": "Банк Англии",
  capitation: "Капитация",
  "recoinage-crisis": "Кризис перечеканки",
  "bombardment-of-brussels": "Бомбардировка",
  "turin-talks": "Тайные переговоры в Турине",
  // Regions.
  ireland: "Ирландия",
  "low-countries": "Нидерланды",
  rhine: "Рейн",
  danube: "Дунай",
  italy: "Италия",
};
