/**
 * The borders by kind, each pair of areas once: the area before a colon borders those after it. Corinth is the only area on two seas that are not connected,
 * the Corinthian and the Saronic Gulf (PEL-1.3.0.5, PEL-1.3.0.8).
 */
import { chained } from "../../core/basics/data.js";
import type { PlayedBorder } from "../vocabulary/edition-types.js";

const CHAINS: readonly (readonly [kind: PlayedBorder[2], chains: string])[] = [
  [
    "land",
    `
    sparta: messenia tegea
    tegea: corinth
    sparta: argos
    messenia: elis tegea
    elis: tegea patrae
    tegea: patrae sicyon argos
    patrae: sicyon
    sicyon: corinth
    corinth: argos epidaurus megara
    epidaurus: argos
    megara: athens plataea
    athens: plataea thebes
    plataea: thebes
    thebes: orchomenus opus
    orchomenus: delphi opus
    delphi: opus malis naupactus
    opus: malis
    malis: larissa pagasae aetolia
    naupactus: aetolia
    aetolia: stratus
    stratus: ambracia
    ambracia: epirus
    chalcis: eretria
    larissa: pagasae pieria
    epirus: lyncestis larissa
    pieria: pella lyncestis
    lyncestis: pella
    pella: mygdonia
    mygdonia: potidaea stagira amphipolis rhodope
    potidaea: torone
    torone: stagira
    stagira: amphipolis
    amphipolis: rhodope abdera
    abdera: rhodope maronea
    maronea: rhodope odrysia sestos
    rhodope: odrysia
    odrysia: sestos byzantium
    sestos: byzantium
    abydos: cyzicus phrygia cyme
    cyzicus: phrygia
    cyme: phrygia lydia erythrae ephesus
    erythrae: ephesus
    ephesus: lydia miletus
    miletus: lydia cnidus
    lydia: phrygia
    syracuse: leontini camarina sicelia
    leontini: catana sicelia
    catana: messana sicelia
    messana: himera sicelia
    himera: segesta acragas sicelia
    segesta: selinus
    selinus: acragas
    acragas: gela sicelia
    gela: camarina sicelia
    rhegium: locri
    locri: thurii
    thurii: tarentum
  `,
  ],
  [
    "coast",
    `
    corinth: corinthian-gulf saronic-gulf
    sparta: laconian-gulf
    messenia: messenian-sea
    elis: messenian-sea cephallenian-sea
    patrae: corinthian-gulf
    sicyon: corinthian-gulf
    epidaurus: saronic-gulf argolic-gulf
    argos: argolic-gulf
    cythera: laconian-gulf cretan-sea
    megara: saronic-gulf
    athens: saronic-gulf euboean-gulf
    thebes: euboean-gulf
    delphi: corinthian-gulf
    opus: euboean-gulf malian-gulf
    malis: malian-gulf
    naupactus: corinthian-gulf
    stratus: cephallenian-sea ionian-sea
    ambracia: ionian-sea
    epirus: ionian-sea
    leucas: ionian-sea cephallenian-sea
    corcyra: ionian-sea
    cephallenia: cephallenian-sea
    zacynthus: cephallenian-sea
    aegina: saronic-gulf
    chalcis: euboean-gulf malian-gulf
    eretria: euboean-gulf
    pagasae: malian-gulf thessalian-sea
    pieria: thermaic-gulf
    pella: thermaic-gulf
    mygdonia: thermaic-gulf
    potidaea: thermaic-gulf chalcidic-sea
    torone: chalcidic-sea
    stagira: strymonic-gulf
    amphipolis: strymonic-gulf
    abdera: thracian-sea
    maronea: thracian-sea
    sestos: hellespont
    byzantium: propontis
    abydos: hellespont
    cyzicus: propontis
    cyme: lesbian-sea
    erythrae: lesbian-sea icarian-sea
    ephesus: icarian-sea
    miletus: icarian-sea
    cnidus: carpathian-sea
    samos: icarian-sea
    rhodes: carpathian-sea
    naxos: cyclades-sea
    andros: cyclades-sea central-aegean
    melos: cyclades-sea myrtoan-sea
    cydonia: cretan-sea
    chios: lesbian-sea icarian-sea
    lesbos: lesbian-sea lemnian-sea
    syracuse: sicilian-sea
    leontini: sicilian-sea
    catana: sicilian-sea
    messana: gulf-of-rhegium tyrrhenian-sea
    himera: tyrrhenian-sea
    segesta: tyrrhenian-sea
    selinus: libyan-sea
    acragas: libyan-sea
    gela: libyan-sea
    camarina: libyan-sea
    rhegium: gulf-of-rhegium
    locri: gulf-of-rhegium gulf-of-tarentum
    thurii: gulf-of-tarentum
    tarentum: gulf-of-tarentum
  `,
  ],
  [
    "sea",
    `
    ionian-sea: cephallenian-sea
    cephallenian-sea: corinthian-gulf messenian-sea
    messenian-sea: laconian-gulf
    myrtoan-sea: argolic-gulf
    argolic-gulf: saronic-gulf
    saronic-gulf: euboean-gulf
    myrtoan-sea: saronic-gulf cyclades-sea cretan-sea
    saronic-gulf: cyclades-sea
    cretan-sea: cyclades-sea
    euboean-gulf: cyclades-sea malian-gulf
    malian-gulf: thessalian-sea
    thessalian-sea: thermaic-gulf chalcidic-sea
    thermaic-gulf: chalcidic-sea
    chalcidic-sea: lemnian-sea
    strymonic-gulf: thracian-sea
    thracian-sea: lemnian-sea
    lemnian-sea: hellespont
    hellespont: propontis
    lemnian-sea: lesbian-sea
    lesbian-sea: icarian-sea
    cyclades-sea: icarian-sea central-aegean carpathian-sea
    icarian-sea: carpathian-sea
  `,
  ],
  [
    "perilous-sea",
    `
    laconian-gulf: myrtoan-sea cretan-sea
    messenian-sea: cretan-sea
    chalcidic-sea: strymonic-gulf
    euboean-gulf: central-aegean
    thessalian-sea: central-aegean lemnian-sea
    central-aegean: lesbian-sea lemnian-sea icarian-sea
    cretan-sea: carpathian-sea
  `,
  ],
  [
    "sea",
    `
    gulf-of-tarentum: gulf-of-rhegium
    gulf-of-rhegium: sicilian-sea
    sicilian-sea: libyan-sea
  `,
  ],
  [
    "perilous-sea",
    `
    gulf-of-tarentum: ionian-sea
    sicilian-sea: cephallenian-sea
    gulf-of-rhegium: tyrrhenian-sea
    libyan-sea: tyrrhenian-sea
  `,
  ],
];

export const BORDERS: readonly PlayedBorder[] = /* @__PURE__ */ CHAINS.flatMap(([kind, chains]) => chained(chains).map(([a, b]) => [a, b, kind] as const));
