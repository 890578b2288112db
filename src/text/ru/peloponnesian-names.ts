/** Russian names of everything that has an id in Peloponnesian, in their cases: the usual ones of Russian historians. */
import { irregular, islands, type Nouns, people, places, things } from "./declension.js";
import { type Speech, speechOf } from "./speech.js";
import { counted, listOf } from "./words.js";

const NOUNS: Nouns = {
  // Sides, which are cities too; Persia.
  ...places({ sparta: "Спарта", athens: "Афины/Афин", persia: "Персия" }),
  // Regions of the Athenian Empire.
  ...places({
    chalcidice: "Халкидика", thrace: "Фракия", propontis: "Пропонтида", ionia: "Иония",
  }),
  ...islands({
    euboea: "Эвбея", sporades: "Спорады/Спорад", cyclades: "Киклады/Киклад", "western-islands": "Западные острова/островов",
    "aeolian-isles": "Эолийские острова/островов",
  }),
  // Land areas.
  ...places({
    messenia: "Мессения", elis: "Элида", tegea: "Тегея", patrae: "Патры/Патр", sicyon: "Сикион", corinth: "Коринф", epidaurus: "Эпидавр", argos: "Аргос",
    megara: "Мегары/Мегар", plataea: "Платеи/Платей", thebes: "Фивы/Фив", orchomenus: "Орхомен", delphi: "Дельфы/Дельф", opus: "Опунт", malis: "Малида",
    naupactus: "Навпакт", aetolia: "Этолия", stratus: "Страт", ambracia: "Амбракия", epirus: "Эпир", chalcis: "Халкида", eretria: "Эретрия", larissa: "Лариса",
    pagasae: "Пагасы/Пагас", pella: "Пелла", pieria: "Пиерия", lyncestis: "Линкестида", mygdonia: "Мигдония", potidaea: "Потидея", torone: "Торона",
    stagira: "Стагира", amphipolis: "Амфиполь", abdera: "Абдеры/Абдер", maronea: "Маронея", rhodope: "Родопы/Родоп", odrysia: "Одрисия", byzantium: "Византий",
    abydos: "Абидос", cyzicus: "Кизик", sestos: "Сест", miletus: "Милет", ephesus: "Эфес", cyme: "Кима", erythrae: "Эрифры/Эрифр", cnidus: "Книд",
    cydonia: "Кидония", lydia: "Лидия", phrygia: "Фригия", syracuse: "Сиракузы/Сиракуз", leontini: "Леонтины/Леонтин", catana: "Катана", messana: "Мессана",
    himera: "Гимера", segesta: "Сегеста", selinus: "Селинунт", acragas: "Акрагант", gela: "Гела", camarina: "Камарина", rhegium: "Регий", locri: "Локры/Локр",
    thurii: "Фурии/Фурий", tarentum: "Тарент",
  }),
  ...islands({
    cythera: "Кифера", leucas: "Левкада", corcyra: "Керкира", cephallenia: "Кефалления", zacynthus: "Закинф", aegina: "Эгина", samos: "Самос", rhodes: "Родос",
    naxos: "Наксос", andros: "Андрос", melos: "Мелос", chios: "Хиос", lesbos: "Лесбос",
  }),
  sicelia: irregular(["Земля сикелов", "Земли сикелов", "Земле сикелов", "Землю сикелов", "Землёй сикелов", "Земле сикелов"], "f", {
    inPlace: "в земле сикелов",
    intoPlace: "в землю сикелов",
    fromPlace: "из земли сикелов",
  }),
  // Sea areas.
  ...places({
    "ionian-sea": "Ионическое море/моря", "cephallenian-sea": "Кефалленское море/моря", "corinthian-gulf": "Коринфский залив",
    "messenian-sea": "Мессенское море/моря", "laconian-gulf": "Лаконский залив", "argolic-gulf": "Арголидский залив", "myrtoan-sea": "Миртойское море/моря",
    "saronic-gulf": "Саронический залив", "cyclades-sea": "Кикладское море/моря", "cretan-sea": "Критское море/моря", "carpathian-sea": "Карпафское море/моря",
    "icarian-sea": "Икарийское море/моря", "lesbian-sea": "Лесбосское море/моря", "central-aegean": "Центральная Эгеида", "lemnian-sea": "Лемносское море/моря",
    "thracian-sea": "Фракийское море/моря", "strymonic-gulf": "Стримонский залив", "chalcidic-sea": "Халкидикское море/моря", "thermaic-gulf": "Термейский залив",
    "thessalian-sea": "Фессалийское море/моря", "malian-gulf": "Малийский и Пагасейский заливы/заливов", "euboean-gulf": "Эвбейский залив",
    "gulf-of-rhegium": "Регийский залив", "gulf-of-tarentum": "Тарентский залив", "sicilian-sea": "Сицилийское море/моря", "libyan-sea": "Ливийское море/моря",
    "tyrrhenian-sea": "Тирренское море/моря",
  }),
  ...islands({ hellespont: "Геллеспонт" }),
  // Blocks: men, then fleets, horse and other bodies.
  ...people({
    s01: "Спартанские гоплиты/гоплитов I", s02: "Спартанские гоплиты/гоплитов II", s03: "Спартанские гоплиты/гоплитов III", s04: "Спартанские гоплиты/гоплитов IV",
    s05: "Скириты/Скиритов и периэки/периэков", s07: "Тегейские гоплиты/гоплитов", s08: "Мантинейские гоплиты/гоплитов", s09: "Элидские гоплиты/гоплитов",
    s11: "Коринфские гоплиты/гоплитов I", s12: "Коринфские гоплиты/гоплитов II", s17: "Мегарские гоплиты/гоплитов", s19: "Сикионские гоплиты/гоплитов",
    s21: "Эпидаврские гоплиты/гоплитов", s22: "Фиванские гоплиты/гоплитов I", s23: "Фиванские гоплиты/гоплитов II", s24: "Фиванские отборные гоплиты/гоплитов",
    s27: "Орхоменские гоплиты/гоплитов", s30: "Амбракийские гоплиты/гоплитов", s33: "Македоняне/Македонян ~Пердикки", s34: "Эпирские воины/воинов",
    s35: "Этолийские воины/воинов", s37: "Сиракузские гоплиты/гоплитов", s40: "Гелойские гоплиты/гоплитов", s49: "Селинунтские гоплиты/гоплитов",
    a01: "Афинские гоплиты/гоплитов I", a02: "Афинские гоплиты/гоплитов II", a03: "Афинские гоплиты/гоплитов III", a04: "Афинские гоплиты/гоплитов IV",
    a05: "Афинские гоплиты/гоплитов V", a06: "Афинские гоплиты/гоплитов VI", a12: "Афинские лучники/лучников", a26: "Платейские гоплиты/гоплитов",
    a27: "Мессенцы/Мессенцев ~из Навпакта", a30: "Керкирские гоплиты/гоплитов", a35: "Аргосские гоплиты/гоплитов", a37: "Ионийские гоплиты/гоплитов",
    a39: "Фракийские меченосцы/меченосцев", a41: "Одрисские воины/воинов I", a42: "Одрисские воины/воинов II", a43: "Македоняне/Македонян ~Филиппа",
    a44: "Сикельские воины/воинов", a46: "Катанские гоплиты/гоплитов", a48: "Агрейские воины/воинов",
  }),
  ...things({
    s06: "Лаконский флот", s10: "Элидские лёгкие войска/войск", s13: "Коринфские лёгкие войска/войск", s14: "Коринфский флот I", s15: "Коринфский флот II",
    s16: "Коринфский флот III", s18: "Мегарский флот", s20: "Сикионский флот", s25: "Фиванская конница", s26: "Беотийские лёгкие войска/войск",
    s28: "Беотийский флот", s29: "Локрийская конница", s31: "Амбракийский флот", s32: "Левкадский флот", s36: "Восставший флот ~Эолийских островов",
    s38: "Сиракузская конница", s39: "Сиракузский флот I", s41: "Персидская конница", s42: "Персидская пехота", s43: "Флот ~на персидские деньги I",
    s44: "Флот ~на персидские деньги II", s45: "Флот ~на персидские деньги III", s46: "Флот ~на персидские деньги IV", s47: "Сиракузский флот II",
    s48: "Сиракузские лёгкие войска/войск", a07: "Афинская лёгкая пехота I", a08: "Афинская лёгкая пехота II", a09: "Афинская лёгкая пехота III",
    a10: "Афинская лёгкая пехота IV", a11: "Афинская лёгкая пехота V", a13: "Афинская конница", a14: "Афинский флот I", a15: "Афинский флот II",
    a16: "Афинский флот III", a17: "Афинский флот IV", a18: "Афинский флот V", a19: "Афинский флот VI", a20: "Афинский флот VII", a21: "Афинский флот VIII",
    a22: "Афинский ополченский флот I", a23: "Афинский ополченский флот II", a24: "Афинский ополченский флот III", a25: "Афинский ополченский флот IV",
    a28: "Керкирский флот I", a29: "Керкирский флот II", a31: "Флот ~Эолийских островов I", a32: "Флот ~Эолийских островов II",
    a33: "Акарнанские лёгкие войска/войск", a34: "Фессалийская конница", a36: "Аргосская тысяча", a38: "Самосские лёгкие войска/войск", a40: "Одрисская конница",
    a45: "Сегестская конница", a47: "Фурийский флот",
  }),
  // Leaders and Olympians.
  ...people({
    brasidas: "Брасид", cleon: "Клеон", demosthenes: "Демосфен", archidamos: "Архидам", pericles: "Перикл", alcibiades: "Алкивиад", gylippus: "Гилипп",
    lysander: "Лисандр", nicias: "Никий", thrasybulus: "Фрасибул", agis: "Агис", zeus: "Зевс", poseidon: "Посейдон", ares: "Арес", apollo: "Аполлон",
    hermes: "Гермес",
  }),
  ...things({ athena: "Афина", demeter: "Деметра" }),
};

/** What is not declined: titles of cards, which stand in quotation marks, and words of the rules. */
const WORDS: Readonly<Record<string, string>> = {
  // Cards; their numbers fall away.
  "ionian-revolt": "Восстание в Ионии",
  "thracian-revolt": "Восстание во Фракии",
  "chalcidic-revolt": "Восстание в Халкидике",
  "hellespontine-revolt": "Восстание на Геллеспонте",
  "euboean-revolt": "Восстание на Эвбее",
  "island-revolt": "Восстание островов",
  "aeolian-revolt": "Восстание эолийцев",
  "regional-revolt": "Восстание в области",
  "tribute-revolt": "Восстание данников",
  "emergency-levy": "Чрезвычайный набор",
  shipwrights: "Кораблестроители",
  mercenaries: "Наёмники",
  treachery: "Измена",
  "siege-works": "Осадные работы",
  "tribute-reassessment": "Пересмотр дани",
  "winter-stores": "Зимние припасы",
  "ill-omen": "Дурное знамение",
  tempest: "Буря",
  "surprise-march": "Внезапный марш",
  "oracle-of-delphi": "Дельфийский оракул",
  diplomacy: "Дипломатия",
  "civil-war": "Гражданская смута",
  "helot-rising": "Восстание илотов",
  "thracian-alliance": "Союз с фракийцами",
  "macedonian-intrigue": "Македонские интриги",
  plague: "Чума",
  "peace-faction-ascendant": "Торжество партии мира",
  "peace-faction": "Торжество партии мира",
  "war-party-ascendant": "Торжество партии войны",
  "war-party": "Торжество партии войны",
  leader: "Лидер",
  "argive-alliance": "Союз с Аргосом",
  earthquake: "Землетрясение",
  "persian-aid": "Персидская помощь",
  "decelea-fortified": "Укрепление Декелеи",
  decelea: "Укрепление Декелеи",
  "oligarchic-coup": "Олигархический переворот",
  "trial-of-the-generals": "Суд над стратегами",
  // Seasons and scenarios.
  "new-year": "Новый год",
  spring: "Весна",
  "early-summer": "Раннее лето",
  "late-summer": "Позднее лето",
  fall: "Осень",
  winter: "Зима",
  "431": "431 год до н. э.",
  sicily: "Сицилийская экспедиция",
  "415": "415 год до н. э.",
  "413": "413 год до н. э.",
  "long-war": "Долгая война",
  // Kinds of area and of border, garrisons, where blocks are.
  land: "суша",
  sea: "море",
  coast: "побережье",
  "perilous-sea": "опасный переход морем",
  greece: "Греция",
  hoplite: "гоплиты",
  light: "лёгкие войска",
  archer: "лучники",
  cavalry: "конница",
  fleet: "флот",
  native: "свой гарнизон",
  rebel: "мятежный гарнизон",
  detached: "выделенный гарнизон",
  none: "нет",
  pool: "в пуле",
  reserve: "в резерве",
  excluded: "вне игры",
  drawn: "вытянут",
  inside: "внутри города",
  moved: "двигался",
  stayed: "остался на месте",
  party: "выступает",
  loaded: "на борту",
  supplied: "снабжён",
  revealed: "открыт",
  retreating: "отступает",
  sallying: "на вылазке",
  storming: "на штурме",
  landed: "высадился",
  succeeded: "идёт дальше",
  homeward: "возвращается домой",
  pillaged: "разорён",
  closed: "закрыт",
  "dealt-with": "осада решена",
  used: "использован",
  hidden: "втёмную",
  neutral: "нейтральная",
  // Uses of a card.
  event: "событие",
  actions: "действия",
  sacrifice: "жертва",
  // Effects in force.
  "tempest-on-sparta": "Буря против Спарты",
  "tempest-on-athens": "Буря против Афин",
  "omen-on-sparta": "Дурное знамение Спарте",
  "omen-on-athens": "Дурное знамение Афинам",
  reassessment: "Пересмотр дани",
  coup: "Олигархический переворот",
  calm: "море спокойно",
  "sides-swapped": "стороны поменялись",
  "peace-concluded": "мир заключён",
  // Why control, strength and prestige change, how battles go.
  revolt: "восстание",
  alignment: "союз",
  insurgents: "восставший флот",
  capture: "взятие",
  abandoned: "город оставлен",
  treaty: "договор",
  wreck: "кораблекрушение",
  battle: "сражение",
  retreat: "отступление",
  attrition: "осада измором",
  disbanded: "расформирование на зиму",
  cargo: "гибель флота-перевозчика",
  storm: "штурм",
  pillage: "разорение",
  tribute: "дань",
  bid: "ставка",
  field: "сражение в поле",
  landing: "сражение при высадке",
  sally: "вылазка",
  elimination: "противник уничтожен",
  panic: "паника",
  captured: "город взят",
  repulsed: "штурм отбит",
  "broken-off": "штурм прерван",
  draw: "ничья",
  marginal: "минимальная победа",
  substantial: "значительная победа",
  decisive: "решительная победа",
  concession: "другая сторона сдалась",
  // What dice are for.
  attack: "атака",
  pursuit: "преследование",
  "attrition-garrison": "осада измором, гарнизон",
  "storm-check": "проверка на шторм",
  "ship-damage": "урон кораблям",
  "forced-march": "ускоренный марш",
  expansion: "распространение восстания",
  "plague-pericles": "чума, Перикл",
  truce: "конец перемирия",
  spectator: "зритель",
  arbiter: "арбитр",
  // What is asked.
  area: "область",
  city: "город",
  block: "отряд",
  recruit: "новый отряд",
  attacker: "кто атакует следующим",
  option: "продолжать ли",
  hit: "попадание",
  rout: "бегство",
  pursuer: "кто преследует",
  supply: "снабжение",
  build: "пополнение",
  // Options of the game, and how the sides stand.
  scenario: "сценарий",
  startingPrestige: "престиж в начале",
  edition: "издание",
  prestige: "престиж",
};

/** The names in their cases. A border is the names of its two areas; a rating such as `C2` and a card without its number stand for themselves. */
export const NAMES: Speech = speechOf(NOUNS, WORDS, (id) => {
  if (id.includes(".")) return id.split(".").map((area) => NAMES.nameOf(area)).join(" – ");
  const plain = id.replace(/-\d+$/, "");
  return plain !== id && Object.hasOwn(WORDS, plain) ? (WORDS[plain] as string) : null;
});

/** Names in a row: `Афины, Аргос и Спарта`. */
export function namesText(ids: readonly string[], none = "никто"): string {
  return listOf(ids.map(NAMES.nameOf), none);
}

/** Blocks: `1 отряд`, `2 отряда`, `5 отрядов`. */
export function blocksText(count: number): string {
  return counted(count, "отряд", "отряда", "отрядов");
}

/** A year of the war: `431 год до н. э.`. */
export function yearText(year: number): string {
  return `${Math.abs(year)} год до н. э.`;
}
