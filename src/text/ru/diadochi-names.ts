/** Russian names of everything that has an id in Diadochi, in their cases. Names of the players' Russian documents are kept; the others are the usual ones of Russian historians. */
import type { UnitCounts } from "../../diadochi/types.js";
import { irregular, islands, type Noun, type Nouns, people, places, substantives, things } from "./declension.js";
import { type Speech, speechOf } from "./speech.js";
import { listOf } from "./words.js";

// "Земля" takes "землёй", and a small letter inside a sentence.
function landOf(owners: string): Noun {
  const cases = ["Земля", "Земли", "Земле", "Землю", "Землёй", "Земле"].map((word) => `${word} ${owners}`);
  const where = { inPlace: `в земле ${owners}`, intoPlace: `в землю ${owners}`, fromPlace: `из земли ${owners}` };
  return irregular(cases as unknown as Noun["forms"], "f", where);
}

const GENERALS: Nouns = {
  // Major generals and Polyperchon, who replaces one.
  ...people({
    perdiccas: "Пердикка", antipater: "Антипатр", craterus: "Кратер", leonnatus: "Леоннат", ptolemy: "Птолемей", lysimachus: "Лисимах", peithon: "Пифон",
    antigonus: "Антигон", seleucus: "Селевк", eumenes: "Эвмен", cassander: "Кассандр", demetrius: "Деметрий", polyperchon: "Полиперхон",
  }),
  // Minor generals.
  ...people({
    alcetas: "Алкета", attalus: "Аттал", neoptolemus: "Неоптолем", docimus: "Доким", cleitus: "Клит Белый", nicanor: "Никанор", asander: "Асандр", philotas: "Филота",
    menelaus: "Менелай", philocles: "Филокл", laomedon: "Лаомедонт", ophellas: "Офелла", nearchus: "Неарх", medius: "Медий", stasander: "Стасандр", menander: "Менандр",
  }),
};

const NOUNS: Nouns = {
  // Seats.
  ...substantives({ red: "Красный", blue: "Синий", green: "Зелёный", yellow: "Жёлтый", independent: "независимые" }),
  // Provinces.
  ...places({
    macedonia: "Македония", thessaly: "Фессалия", greece: "Греция", epirus: "Эпир", thrace: "Фракия", "hellespontine-phrygia": "Геллеспонтская Фригия",
    bithynia: "Вифиния", pontus: "Понт", lydia: "Лидия", caria: "Кария", lycia: "Ликия и Памфилия", phrygia: "Фригия", cappadocia: "Каппадокия", cilicia: "Киликия",
    syria: "Сирия", phoenicia: "Финикия", nabataea: "Набатея", egypt: "Египет/Египта", cyrenaica: "Киренаика", mesopotamia: "Месопотамия", armenia: "Армения",
    atropatene: "Атропатена", media: "Мидия", susiana: "Сузиана", babylonia: "Вавилония", persis: "Персида", "upper-satrapies": "Верхние сатрапии/сатрапий",
  }),
  ...islands({ rhodes: "Родос", cyprus: "Кипр", crete: "Крит", delos: "Делос", "sogdian-rock": "Согдийская скала" }),
  triballi: landOf("трибаллов"),
  carduchi: landOf("кардухов"),
  uxii: landOf("уксиев"),
  // Spaces of Europe.
  ...places({
    pella: "Пелла", aegae: "Эги/Эг", therma: "Терма", amphipolis: "Амфиполь", "heraclea-lyncestis": "Гераклея Линкестийская", larissa: "Лариса", pherae: "Феры/Фер",
    lamia: "Ламия", athens: "Афины/Афин", chalcis: "Халкида", corinth: "Коринф", argos: "Аргос", megalopolis: "Мегалополь", sparta: "Спарта", aetolia: "Этолия",
    dodona: "Додона", ambracia: "Амбракия", apollonia: "Аполлония", illyria: "Иллирия", cardia: "Кардия", byzantium: "Византий", aenus: "Энос",
    philippopolis: "Филиппополь", seuthopolis: "Севтополь", oescus: "Эск", odessus: "Одесс",
  }),
  // Spaces of Asia Minor and Cyprus.
  ...places({
    cyzicus: "Кизик", abydos: "Абидос", chalcedon: "Халкедон", dascylium: "Даскилий", astacus: "Астак", "heraclea-pontica": "Гераклея Понтийская", sinope: "Синопа",
    amisus: "Амис", trapezus: "Трапезунт", sardis: "Сарды/Сард", ephesus: "Эфес", pergamum: "Пергам", mytilene: "Митилена", halicarnassus: "Галикарнас", miletus: "Милет",
    mylasa: "Миласа", xanthus: "Ксанф", phaselis: "Фаселида", aspendus: "Аспенд", pisidia: "Писидия", celaenae: "Келены/Келен", colossae: "Колоссы/Колосс",
    dorylaeum: "Дорилей", gordium: "Гордий", ancyra: "Анкира", iconium: "Иконий", isauria: "Исаврия", mazaca: "Мазака", tyana: "Тиана", melitene: "Мелитена",
    zimara: "Зимара", tarsus: "Тарс", soli: "Солы/Сол", cyinda: "Киинда", issus: "Исс", salamis: "Саламин", citium: "Китий", paphos: "Пафос",
  }),
  // In the prepositional the town would be the province around it.
  bithynium: irregular(["Вифиний", "Вифиния", "Вифинию", "Вифиний", "Вифинием", "Вифинии"], "m", { inPlace: "в городе Вифиний" }),
  // Spaces of Syria, Egypt and Africa.
  ...places({
    damascus: "Дамаск", hamath: "Хамат", chalybon: "Халибон", thapsacus: "Фапсак", posideium: "Посидий", tyre: "Тир", sidon: "Сидон", aradus: "Арад",
    jerusalem: "Иерусалим", gaza: "Газа", petra: "Петра", bostra: "Бостра", alexandria: "Александрия", memphis: "Мемфис", pelusium: "Пелусий",
    heracleopolis: "Гераклеополь", "thebes-egypt": "Фивы/Фив Египетские", cyrene: "Кирена", barca: "Барка", euesperides: "Эвеспериды/Эвесперид",
    rhinocolura: "Риноколура", paraetonium: "Паретоний",
  }),
  // Spaces of the East.
  ...places({
    arbela: "Арбела", nisibis: "Нисибис", carrhae: "Карры/Карр", nicephorium: "Никефорий", armavir: "Армавир", arsamosata: "Арсамосата", gazaca: "Газака",
    phraaspa: "Фрааспа", ecbatana: "Экбатана", bisitun: "Бехистун", concobar: "Конкобар", nisaea: "Нисея", rhagae: "Раги/Раг", celonae: "Келоны/Келон",
    gabae: "Габы/Габ", cossaea: "Коссея", susa: "Сузы/Суз", badaca: "Бадака", babylon: "Вавилон", opis: "Опис", nippur: "Ниппур", orchoe: "Орхоя", charax: "Харакс",
    persepolis: "Персеполь", pasargadae: "Пасаргады/Пасаргад", taoce: "Таока", hecatompylos: "Гекатомпил", zadracarta: "Задракарта", susia: "Сусия",
    bactra: "Бактры/Бактр", maracanda: "Мараканда", hit: "Ис (Хит)", dura: "Дура", "caspian-gates": "Каспийские ворота/ворот", margiana: "Маргиана",
    artacoana: "Артакоана", carmania: "Кармания",
  }),
  ...GENERALS,
  // The royal family and Alexander.
  ...people({ "alexander-iv": "Александр IV", "philip-iii": "Филипп III", heracles: "Геракл" }),
  ...things({ olympias: "Олимпиада", cleopatra: "Клеопатра", thessalonice: "Фессалоника", "alexanders-body": "тело/тела ~Александра" }),
  // Fleets.
  ...things({
    "macedonian-fleet": "Македонский флот", "athenian-fleet": "Афинский флот", "rhodian-fleet": "Родосский флот", "ionian-fleet": "Ионийский флот",
    "cilician-fleet": "Киликийский флот", "cypriot-fleet": "Кипрский флот", "phoenician-fleet": "Финикийский флот", "egyptian-fleet": "Египетский флот",
    "pontic-fleet": "Понтийский флот",
  }),
  // Independent armies.
  ...people({
    aetolians: "этолийцы/этолийцев", seuthes: "Севт Одрисский", triballians: "трибаллы/трибаллов", bithynians: "вифины/вифинов", pisidians: "писидийцы/писидийцев",
    ariarathes: "Ариарат", orontes: "Оронт Армянский", atropates: "Атропат", cossaeans: "коссеи/коссеев", nabataeans: "набатеи/набатеев", thibron: "Фиброн",
    scythians: "скифы/скифов", "greek-colonists": "греческие колонисты/колонистов",
  }),
  ...things({ "hellenic-league": "Эллинский союз", illyrians: "иллирийские племена/племён" }),
  "local-tribe": irregular(["местное племя", "местного племени", "местному племени", "местное племя", "местным племенем", "местном племени"], "n"),
};

/** What is not declined: titles of cards, which stand in quotation marks, and words of the rules. */
const WORDS: Readonly<Record<string, string>> = {
  // Tyche cards.
  "drink-hemlock": "Выпей яду",
  diplomacy: "Дипломатия",
  "diplomacy-2": "Дипломатия",
  epidemic: "Эпидемия",
  "greek-mercenaries": "Греческие наёмники",
  "greek-mercenaries-2": "Греческие наёмники",
  "thracian-mercenaries": "Фракийские наёмники",
  "cappadocian-mercenaries": "Каппадокийские наёмники",
  "minor-raid": "Малый набег",
  "major-raid": "Большой набег",
  unrest: "Волнения",
  "unrest-2": "Волнения",
  "unrest-spreads": "Волнения ширятся",
  "illyrian-migration": "Переселение иллирийских племён",
  "scythian-invasion": "Вторжение скифов",
  "greek-soldiers-23000": "23 000 греческих воинов",
  "tribal-uprising": "Восстание племён",
  "tribal-uprising-2": "Восстание племён",
  "lamian-war": "Ламийская война",
  "olympias-in-epirus": "Олимпиада поднимает Эпир",
  "marriage-of-cleopatra": "Брак Клеопатры",
  "marriage-of-thessalonice": "Брак Фессалоники",
  peucestas: "Певкест, сатрап Персиды",
  "indian-elephants": "Индийские слоны",
  "war-elephants": "Боевые слоны",
  suspicion: "Подозрение",
  "own-plans": "Собственные планы",
  "major-campaign": "Крупная кампания",
  "minor-campaign": "Малая кампания",
  "kings-companions": "Царские гетайры",
  "macedonian-veterans": "Македонские ветераны",
  "siege-engines": "Осадные машины",
  "treachery-within": "Измена за стенами",
  shipwrights: "Корабелы",
  "league-of-islanders": "Союз островитян",
  "taenarum-mercenaries": "Наёмники с Тенара",
  "asian-levies": "Азиатское ополчение",
  "satraps-declare": "Сатрапы делают выбор",
  "freedom-of-the-greeks": "Свобода эллинов",
  "forced-march": "Форсированный марш",
  "general-perdiccas": "Пердикка",
  "general-antipater": "Антипатр",
  "general-craterus": "Кратер",
  "general-leonnatus": "Леоннат",
  "general-ptolemy": "Птолемей",
  "general-lysimachus": "Лисимах",
  "general-peithon": "Пифон",
  "general-antigonus": "Антигон",
  "general-eumenes": "Эвмен",
  "general-seleucus": "Селевк",
  "general-cassander": "Кассандр",
  "general-demetrius": "Деметрий",
  "silver-shields": "Серебряные щиты",
  mutiny: "Мятеж",
  "deception-and-attack": "Обман и нападение",
  "against-elephants": "Борьба против слонов",
  "gift-of-oratory": "Дар оратора",
  desertion: "Дезертирство",
  "storm-at-sea": "Буря на море",
  ambush: "Засада",
  scouts: "Разведчики",
  "relentless-pursuit": "Неотступное преследование",
  "evil-omens": "Дурные знамения",
  "local-guides": "Проводники",
  // Card types and uses.
  event: "событие",
  bonus: "бонус",
  surprise: "Сюрприз",
  "major-general": "Основная карта",
  ops: "очки командования",
  "deploy-general": "ввод генерала в игру",
  "upgrade-fleet": "усовершенствование флота",
  "return-fleet": "возвращение флота",
  "new-general": "новый генерал",
  // Combat units, kinds of space and of link.
  mercenary: "наёмники",
  macedonian: "верные македонцы",
  royal: "царские войска",
  elephant: "слоны",
  transit: "транзитная зона",
  "minor-city": "второстепенный город",
  "major-city": "крупный город",
  fortress: "независимая крепость",
  land: "дорога",
  pass: "горный проход",
  strait: "пролив",
  sea: "морской путь",
  "trans-mediterranean": "путь через Средиземное море",
  // Where pieces are, and what kind of general they are.
  field: "в поле",
  inside: "за стенами",
  pool: "в запасе",
  dispersed: "в квадрате рассеянных",
  dead: "нет в живых",
  major: "старший генерал",
  minor: "второстепенный генерал",
  replacement: "новый генерал вместо погибшего",
  awaited: "ещё не в игре",
  "in-play": "в игре",
  gone: "вышли из игры",
  // Phases and segments.
  "turn-order": "фаза порядка хода",
  usurper: "фаза узурпатора",
  reinforcements: "фаза подкреплений",
  deal: "раздача карт Тихе",
  strategy: "фаза стратегии",
  isolation: "фаза изоляции",
  "end-of-turn": "конец хода",
  surrender: "сдача",
  tyche: "Тихе",
  movement: "манёвры",
  supply: "снабжение",
  // What dice are for.
  interception: "перехват",
  "avoid-battle": "уклонение от битвы",
  battle: "битва",
  assault: "штурм",
  subjugation: "подчинение",
  attrition: "истощение",
  elephants: "слоны",
  "elite-royals": "отборные царские войска",
  "leader-casualty": "гибель генерала",
  "naval-battle": "морская битва",
  pursuit: "преследование",
  "fewest-victory-points": "у кого меньше всех победных очков",
  // What becomes of an heir, how the game is won, who looks on.
  enthrone: "возведён на трон",
  keep: "остаётся под опекой",
  kill: "убит",
  legitimacy: "победа законного преемника",
  "victory-points": "победа по победным очкам",
  regency: "победа регента",
  "most-victory-points": "больше всех победных очков",
  concession: "остальные сдались",
  spectator: "зритель",
  arbiter: "арбитр",
  // Surprise windows.
  any: "в любом окне",
  "own-army-about-to-move": "своя армия готова выступить",
  "enemy-army-about-to-move": "чужая армия готова выступить",
  "enemy-army-enters-space": "чужая армия входит в зону",
  "interception-or-avoid-battle": "перехват или уклонение",
  "enemy-naval-move-declared": "объявлено чужое морское движение",
  "battle-before-dice": "битва до броска",
  "after-won-land-battle": "после выигранной битвы на суше",
  "surprise-card-played": "сыгран Сюрприз",
  "assault-declared": "объявлен штурм",
  // The turn track.
  "card-playable": "карта становится доступной",
  "general-replaced": "генерал сменяется",
  "general-enters": "генерал вступает в игру",
  "card-added-to-deck": "карта добавляется в колоду",
  "body-removed": "тело Александра выходит из игры",
  "heir-comes-of-age": "наследник достигает совершеннолетия",
  // What cards ask for, why units are lost, where they are.
  player: "игрок",
  province: "провинция",
  space: "зона",
  army: "армия",
  general: "генерал",
  family: "член царской семьи",
  fleet: "флот",
  option: "действие карты",
  unit: "боевая часть",
  "activate-army": "активация независимой армии",
  "new-army": "новая независимая армия",
  "auto-success": "удача без броска",
  "cancel-success": "отмена чужой удачи",
  nobody: "никто",
  "army-under-way": "в движущейся армии",
  winner: "потери победителя",
  draw: "ничья в битве",
  "attacker-won": "победил атакующий",
  "defender-won": "победил защитник",
  drawn: "ничья",
  card: "событие карты",
  defeat: "поражение армии",
  transport: "возвращение с моря",
  // Options of the game, and how players stand.
  players: "игроки",
  eliteRoyals: "отборные царские войска",
  draftGenerals: "генералов выбирают",
  hostileConversion: "смена чужого маркера — враждебное действие",
  twoGenerals: "по два генерала у каждого",
  autoVp: "победные очки для немедленной победы",
  lpToWin: "очки легитимности для немедленной победы",
  lastTurn: "последний ход",
  edition: "издание",
  victoryPoints: "победные очки",
};

/** The names in their cases. A replacement is called after the general he replaces. */
export const NAMES: Speech = speechOf(NOUNS, WORDS, (id) => {
  const general = id.replace(/^replacement-of-/, "");
  if (general === id || !Object.hasOwn(GENERALS, general)) return null;
  const [, genitive] = (GENERALS[general] as Noun).forms;
  return irregular(
    [`преемник ${genitive}`, `преемника ${genitive}`, `преемнику ${genitive}`, `преемника ${genitive}`, `преемником ${genitive}`, `преемнике ${genitive}`],
    "m",
  );
});

// БЧ is the sources' own short form of "combat unit", feminine, and is not declined.
const UNITS: Readonly<Record<string, string>> = {
  mercenary: "БЧ наёмников",
  macedonian: "БЧ верных македонцев",
  royal: "БЧ царских войск",
  elephant: "БЧ слонов",
  "silver-shields": "БЧ Серебряных щитов",
};

/** One combat unit of a type. */
export function aUnit(unit: string): string {
  return UNITS[unit] ?? unit;
}

/** Combat units by type: `2 БЧ наёмников и 1 БЧ царских войск`. */
export function unitsText(units: UnitCounts): string {
  return listOf(
    Object.entries(units).map(([unit, count]) => `${count} ${aUnit(unit)}`),
    "без БЧ",
  );
}

/** How many combat units there are of all types. */
export function countOf(units: UnitCounts): number {
  return Object.values(units).reduce((sum, count) => sum + count, 0);
}

/** Names in a row: `Афины, Аргос и Спарта`. */
export function namesText(ids: readonly string[], none = "никто"): string {
  return listOf(ids.map(NAMES.nameOf), none);
}
