/** Why a target of a card is refused: the condition of its text, or the clause, that the target fails. */
import { describe, expect, test } from "vitest";
import { setFleet, setHusband } from "../../../../src/diadochi/state/index.js";
import { type Table, table } from "../../table.js";

const ONE = { mercenary: 1 };

/** Red's card, with its event under way. */
function playing(card: string, t: Table): Table {
  return t.hand("red", card).tyche("red").play("red use-event");
}

/** Red's Bonus card: its OPs are let go, then its event is under way. */
function bonus(card: string, t: Table): Table {
  t.hand("red", card).tyche("red");
  for (const line of ["red use-ops", "red ops-nothing", "red carry-out-event"]) if (t.moves().includes(line)) t.play(line);
  return t;
}

/** Why Red's targets are refused; null for a legal one. */
function refusals(t: Table, targets: Readonly<Record<string, string | null>>): void {
  const found = Object.fromEntries(Object.keys(targets).map((target) => [target, t.reason(`red ${target}`)]));
  expect(found).toEqual(targets);
}

describe("markers turned and removed", () => {
  test("[DIA-MAP.13] [DIA-TYC.10] Diplomacy", () => {
    const t = table().control("red", "chalcis").control("blue", "therma", "larissa", "pella", "aegae").control("independent", "sparta");
    refusals(playing("diplomacy", t.units("green", "aegae", ONE)), {
      "target-space chalcis": "card/no-foreign-marker DIA-TYC.10",
      "target-space argos": "card/no-foreign-marker DIA-TYC.10",
      "target-space pella": "card/not-a-minor-city DIA-MAP.13",
      "target-space sparta": "card/not-a-minor-city DIA-MAP.13",
      "target-space aegae": "card/units-there DIA-TYC.10",
      "target-province media": "card/other-target DIA-DEC.18",
      "target-space larissa": null,
    });
  });

  test("[DIA-AMB.157] [DIA-CRD.14] [DIA-TYC.11] raids", () => {
    const start = () => table().units("red", "pella", ONE).units("red", "babylon", ONE).control("blue", "therma", "amphipolis", "apollonia", "pella", "tyre");
    refusals(bonus("minor-raid", start()), {
      "target-space apollonia": "card/raid-out-of-reach DIA-AMB.157",
      "target-space pella": "card/not-a-minor-city DIA-MAP.13",
      "target-army pella": "card/other-target DIA-DEC.18",
    });
    const major = bonus("major-raid", start().units("red", "memphis", ONE).control("blue", "pelusium"));
    refusals(major, { "target-army tyre": "card/no-army DIA-CRD.14", "target-army babylon": "card/nothing-to-raid DIA-AMB.157" });
  });

  test("[DIA-TYC.11] Unrest", () => {
    const t = table().control("blue", "chalcis", "corinth", "argos", "athens", "therma", "tyre", "pella").control("red", "megalopolis");
    t.control("blue", "ephesus", "sardis").units("blue", "argos", ONE).units("blue", "ephesus", ONE);
    bonus("unrest", t);
    refusals(t, {
      "target-province phoenicia": "card/too-few-markers DIA-TYC.11",
      "target-province lydia": "card/quiet-province DIA-TYC.11",
      "target-space chalcis": "card/other-target DIA-DEC.18",
    });
    t.play("red target-province greece");
    refusals(t, {
      "target-space therma": "card/other-province DIA-TYC.11",
      "target-space megalopolis": "card/not-the-victims-marker DIA-TYC.11",
      "target-space athens": "card/not-a-minor-city DIA-MAP.13",
      "target-space argos": "card/victims-units-there DIA-TYC.11",
    });
  });
});

describe("markers placed", () => {
  test("[DIA-AMB.158] [DIA-MAP.3] [DIA-MAP.10] League of the Islanders", () => {
    const t = table().control("red", "salamis").control("blue", "aradus").independents("paphos", 2).control("independent", "citium");
    refusals(playing("league-of-islanders", t), {
      "target-space aradus": "card/controlled DIA-MAP.3",
      "target-space babylon": "card/not-a-minor-city DIA-MAP.13",
      "target-space paphos": "card/units-there DIA-TYC.10",
      "target-space gordium": "card/no-port DIA-MAP.10",
      "target-space xanthus": "card/far-from-own-ports DIA-AMB.158",
    });
  });

  test("[DIA-MAP.2] [DIA-MAP.14] The Satraps Declare, Peucestas and Freedom of the Greeks", () => {
    const t = table().control("red", "arbela", "tyre", "memphis").control("independent", "carrhae").units("blue", "nisibis", ONE);
    playing("satraps-declare", t.control("blue", "aradus", "sidon", "jerusalem", "gaza"));
    refusals(t, { "target-province media": "card/no-own-marker DIA-TYC.10", "target-province phoenicia": "card/no-open-space DIA-TYC.10" });
    t.play("red target-province mesopotamia");
    refusals(t, {
      "target-space opis": "card/other-province DIA-TYC.10",
      "target-space carrhae": "card/controlled DIA-MAP.3",
      "target-space nisibis": "card/enemies DIA-MAP.14",
    });
    const peucestas = playing("peucestas", table().control("blue", "taoce"));
    refusals(peucestas, { "target-space taoce": "card/controlled DIA-MAP.3", "target-space susa": "card/wrong-province DIA-TYC.10" });
    peucestas.play("red target-space persepolis", "red target-space pasargadae");
    refusals(peucestas, { "target-space gabae": "card/not-marked-now DIA-TYC.10" });
  });
});

describe("CUs", () => {
  test("[DIA-TYC.10] [DIA-MAP.10] [DIA-MAP.14] mercenaries", () => {
    const t = table().control("red", "argos", "sparta", "ephesus", "euesperides", "chalcis").control("blue", "corinth").units("blue", "chalcis", ONE);
    refusals(playing("taenarum-mercenaries", t), {
      "target-space argos": "card/no-port DIA-MAP.10",
      "target-space ephesus": "card/wrong-province DIA-TYC.10",
      "target-space corinth": "card/no-own-marker DIA-TYC.10",
      "target-space chalcis": "card/enemies DIA-MAP.14",
      "target-space sparta": null,
    });
  });

  test("[DIA-CRD.14] [DIA-AMB.166] elephants and Macedonians", () => {
    const elephants = table().units("red", "opis", ONE).control("red", "bactra", "nisaea").units("red", "pella", ONE);
    refusals(playing("indian-elephants", elephants), {
      "target-space nisaea": "card/no-army-or-city DIA-TYC.10",
      "target-space pella": "card/wrong-province DIA-TYC.10",
    });
    const army = table().units("red", "pella", ONE).units("red", "argos", ONE).control("red", "tyre");
    refusals(playing("war-elephants", army), { "target-space tyre": "card/no-army DIA-CRD.14" });
    const veterans = table().general("red", "antipater", "therma").general("red", "alcetas", "aegae").control("red", "pella");
    refusals(playing("macedonian-veterans", veterans), { "target-space aegae": "card/no-major-general-or-city DIA-TYC.10" });
    const companions = table().royal("alexander-iv", "babylon", "red").royal("philip-iii", "pella", "red").control("red", "babylon", "pella", "tyre");
    refusals(playing("kings-companions", companions), { "target-space tyre": "card/no-male-royal DIA-AMB.166" });
  });

  test("[DIA-SS.11] Silver Shields", () => {
    const t = table().general("red", "antipater", "therma").general("red", "craterus", "pella").general("red", "alcetas", "tyre");
    refusals(playing("silver-shields", t), { "target-space tyre": "card/no-major-general-there DIA-SS.11" });
  });
});

describe("armies, generals and fleets", () => {
  test("[DIA-CRD.14] Epidemic", () => {
    const t = table().units("blue", "pella", ONE).independents("argos", 2);
    refusals(playing("epidemic", t), {
      "target-army tyre": "card/nobody-in-field DIA-CRD.14",
      "target-garrison pella": "card/no-garrison DIA-CRD.14",
    });
  });

  test("[DIA-SIE.1] [DIA-GEN.28] Treachery Within the Walls and Siege Engines", () => {
    const t = table().units("red", "sparta", { mercenary: 3 }).control("independent", "sparta", "argos").units("red", "argos", { mercenary: 2 });
    t.units("red", "pella", { mercenary: 3 }).units("red", "tyre", { mercenary: 3 }).control("blue", "tyre");
    refusals(playing("treachery-within", t), {
      "target-army babylon": "card/no-army DIA-CRD.14",
      "target-army argos": "card/too-few-units DIA-TYC.10",
      "target-army pella": "card/nothing-to-besiege DIA-SIE.1",
    });
    const engines = table().general("red", "antipater", "pella").general("red", "craterus", "pella").general("blue", "perdiccas", "babylon");
    refusals(bonus("siege-engines", engines), {
      "target-general perdiccas": "card/not-your-general DIA-TYC.11",
      "target-general alcetas": "card/general-not-on-map DIA-TYC.11",
      "target-general polyperchon": "general/other-piece DIA-GEN.28",
    });
  });

  test("[DIA-CRD.7] Suspicion", () => {
    refusals(playing("suspicion", table({ players: 3 })), { "target-player yellow": "card/not-playing DIA-CRD.7" });
  });

  test("[DIA-TYC.32] [DIA-TYC.33] [DIA-TYC.29] Shipwrights", () => {
    const start = () => {
      const t = table().control("red", "athens", "rhodes", "ephesus").control("blue", "heraclea-pontica");
      t.set((s, { fleetIds }) => {
        setFleet(s, fleetIds.indexOf("rhodian-fleet"), false, true);
        setFleet(s, fleetIds.indexOf("ionian-fleet"), false, false);
      });
      return t;
    };
    const upgrade = bonus("shipwrights", start()).play("red choose-option upgrade-fleet");
    refusals(upgrade, {
      "target-fleet rhodian-fleet": "fleet/dispersed DIA-TYC.32",
      "target-fleet pontic-fleet": "fleet/not-yours DIA-TYC.32",
    });
    const returned = start().set((s, { fleetIds }) => setFleet(s, fleetIds.indexOf("athenian-fleet"), false, true));
    bonus("shipwrights", returned).play("red choose-option return-fleet");
    refusals(returned, { "target-fleet ionian-fleet": "fleet/available DIA-TYC.33", "target-fleet pontic-fleet": "fleet/not-yours DIA-TYC.33" });
  });

  test("[DIA-TYC.32] [DIA-TYC.33] cards discarded for a fleet", () => {
    const t = table().control("red", "athens", "rhodes", "ephesus").control("blue", "heraclea-pontica");
    t.set((s, { fleetIds }) => setFleet(s, fleetIds.indexOf("rhodian-fleet"), true, false));
    t.hand("red", "major-campaign").tyche("red").play("red use-upgrade-fleet");
    expect(t.reason("red upgrade-fleet rhodian-fleet")).toBe("fleet/upgraded DIA-TYC.32");
    expect(t.reason("red upgrade-fleet pontic-fleet")).toBe("fleet/not-yours DIA-TYC.32");
  });
});

describe("independent armies", () => {
  test("[DIA-MAP.12] [DIA-IND.1] a tribe rises in an unsubdued fortress without CUs", () => {
    const t = table().control("independent", "sparta", "illyria", "aetolia").units("blue", "aetolia", ONE).control("blue", "crete").independents("argos", 2);
    playing("tribal-uprising", t).play("red choose-option new-army");
    refusals(t, {
      "target-space argos": "card/no-fortress DIA-TYC.10",
      "target-space crete": "card/subdued-fortress DIA-MAP.12",
      "target-space aetolia": "card/units-there DIA-TYC.10",
    });
  });

  const activating = () => {
    const t = table().control("independent", "sparta").control("blue", "athens").independents("argos", 2).independents("corinth", 1).independents("chalcis", 1);
    return playing("tribal-uprising", t).play("red choose-option activate-army");
  };

  test("[DIA-DEC.59] only an army that is there is activated", () => {
    expect(activating().listed("activate-army")).toEqual(expect.arrayContaining(["argos", "corinth", "chalcis"]));
    refusals(activating(), { "activate-army tyre": "independent/no-army DIA-DEC.59" });
  });

  test("[DIA-IND.5] [DIA-DEC.60] it moves by land, and never to sea", () => {
    refusals(activating().play("red activate-army argos"), { "step-to tyre": "march/no-link DIA-IND.5", embark: "move/not-listed DIA-DEC.60" });
  });

  test("[DIA-IND.14] it cannot enter a space with another one", () => {
    refusals(activating().play("red activate-army argos"), { "step-to corinth": "independent/army-there DIA-IND.14" });
  });

  test("[DIA-IND.7] a player's major city is closed to it", () => {
    refusals(activating().play("red activate-army chalcis"), { "step-to athens": "independent/city-closed DIA-IND.7" });
  });

  test("[DIA-IND.15] an army with a duty", () => {
    const t = bonus("illyrian-migration", table().independents("illyria", 4, "illyrians"));
    expect(t.asked).toBe("independent-march red");
    refusals(t, { stop: "independent/duty DIA-IND.15" });
  });
});

describe("Surprise cards", () => {
  test("[DIA-CRD.4] [DIA-PRE.6] Gift of Oratory", () => {
    const t = table().pile().general("red", "antipater", "pella").general("red", "craterus", "tyre").general("red", "ptolemy", "memphis");
    t.general("blue", "perdiccas", "babylon").hand("red", "gift-of-oratory", "suspicion");
    t.set((s, { pieceIds }) => {
      s.oratory = 1 << pieceIds.indexOf("ptolemy");
    });
    t.segment("red", "tyche").play("red play-surprise gift-of-oratory");
    refusals(t, {
      "target-general ptolemy": "card/has-oratory DIA-PRE.6",
      "target-general perdiccas": "card/not-your-general DIA-TYC.17",
      "target-general alcetas": "card/general-not-on-map DIA-TYC.17",
      "target-space pella": "card/other-target DIA-DEC.18",
    });
  });

  test("[DIA-CRD.14] Desertion", () => {
    const t = table().pile().hand("red", "desertion").units("blue", "pella", { mercenary: 4 }).units("blue", "aegae", { mercenary: 1 });
    t.units("green", "tyre", { macedonian: 2 }).units("yellow", "memphis", { mercenary: 2 });
    t.segment("red", "surrender").play("red play-surprise desertion");
    refusals(t, {
      "target-player red": "card/yourself DIA-TYC.17",
      "target-player green": "card/no-mercenaries DIA-TYC.17",
      "target-army pella": "card/other-target DIA-DEC.18",
    });
    t.play("red target-player blue");
    refusals(t, { "target-army tyre": "card/no-deserters DIA-TYC.17", "target-garrison pella": "card/no-deserters DIA-TYC.17" });
  });

  test("[DIA-CRD.3] [DIA-SS.10] Mutiny", () => {
    const t = table().pile().army("red", "antipater", "pella", { macedonian: 3, royal: 1, mercenary: 2, "silver-shields": 2 });
    t.hand("blue", "mutiny").segment("red", "movement").dice("4 2 3");
    t.play("red move-armies", "red activate-general antipater", "red done").passTo("blue play-surprise mutiny");
    expect(["mutineer silver-shields", "mutineer mercenary", "mutineer elephant", "mutineer royal"].map((line) => t.reason(`blue ${line}`))).toEqual([
      "card/immune-to-mutiny DIA-SS.10",
      "card/not-macedonian DIA-CRD.3",
      "card/not-macedonian DIA-CRD.3",
      null,
    ]);
  });
});

describe("royal family", () => {
  test("[DIA-CRD.6] Drink Hemlock", () => {
    const t = table()
      .general("red", "antipater", "pella")
      .royal("alexander-iv", "pella", "blue")
      .royal("thessalonice", "pella")
      .royal("cleopatra", "inside sardis");
    t.inside("blue", "sardis", ONE).army("red", "craterus", "sardis", ONE).royal("philip-iii", "babylon");
    refusals(bonus("drink-hemlock", t), {
      "target-royal cleopatra": "card/royal-behind-walls DIA-CRD.6",
      "target-royal philip-iii": "card/no-general-with-royal DIA-CRD.6",
      "target-royal olympias": "card/royal-dead DIA-TYC.11",
      "target-royal alexanders-body": "card/not-of-the-family DIA-CRD.6",
    });
  });

  test("[DIA-ROY.17] marriages", () => {
    const t = table().royal("cleopatra", "sardis").royal("thessalonice", "pella", "red");
    for (const general of ["antipater", "craterus", "leonnatus", "alcetas"]) t.general("red", general, "sardis");
    t.general("red", "ptolemy", "pella").general("blue", "perdiccas", "babylon");
    t.set((s, { royalIds, pieceIds }) => setHusband(s, royalIds.indexOf("thessalonice"), pieceIds.indexOf("leonnatus")));
    refusals(playing("marriage-of-cleopatra", t), {
      "target-general leonnatus": "card/married DIA-ROY.17",
      "target-general ptolemy": "card/not-with-the-bride DIA-ROY.17",
      "target-general perdiccas": "card/not-your-general DIA-ROY.17",
      "target-general polyperchon": "general/other-piece DIA-GEN.28",
    });
  });

  test("[DIA-CRD.5] [DIA-AMB.167] Own Plans", () => {
    const t = table().royal("thessalonice", "alexandria").royal("cleopatra", "sardis").royal("olympias", "dodona", "blue").royal("heracles", "pergamum");
    bonus("own-plans", t);
    refusals(t, {
      "target-royal olympias": "card/royal-active DIA-CRD.5",
      "target-royal heracles": "card/no-royal-woman DIA-CRD.5",
    });
    t.play("red target-royal thessalonice");
    refusals(t, {
      "target-space alexandria": "card/royal-there DIA-AMB.167",
      "target-space rhinocolura": "card/no-city DIA-CRD.5",
      "target-space pella": "card/too-far-for-her DIA-CRD.5",
    });
  });
});
