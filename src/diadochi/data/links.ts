/**
 * The links between spaces (DIA-MAP.9) by kind, from the space before a colon to those after it. Ordinary land costs 1 MP, a pass or strait 2
 * (DIA-MOV.7), a sea route 1, a Trans-Mediterranean route 2 (DIA-NAV.4).
 */
import { chained } from "../../core/basics/data.js";
import type { PlayedLink } from "../vocabulary/edition-types.js";
import { LINK_KINDS, type LinkKind } from "../vocabulary/types.js";

const CHAINS: Readonly<Record<LinkKind, string>> = {
  land: `
    pella: aegae therma heraclea-lyncestis
    aegae: larissa
    therma: amphipolis
    amphipolis: aenus
    heraclea-lyncestis: illyria
    larissa: pherae
    pherae: lamia
    larissa: lamia
    chalcis: athens
    athens: corinth
    corinth: argos
    argos: sparta megalopolis
    megalopolis: sparta
    aetolia: ambracia
    ambracia: dodona
    dodona: apollonia
    apollonia: illyria
    aenus: cardia
    cardia: byzantium
    aenus: philippopolis
    philippopolis: seuthopolis
    seuthopolis: byzantium
    byzantium: odessus
    abydos: cyzicus
    cyzicus: dascylium
    dascylium: astacus
    astacus: chalcedon
    abydos: pergamum
    astacus: dorylaeum
    bithynium: heraclea-pontica gordium
    pergamum: sardis ephesus
    ephesus: sardis miletus
    sardis: colossae dorylaeum
    miletus: mylasa halicarnassus
    halicarnassus: mylasa
    mylasa: colossae
    xanthus: phaselis
    aspendus: pisidia
    pisidia: celaenae
    celaenae: colossae dorylaeum iconium gordium
    dorylaeum: gordium
    gordium: ancyra
    ancyra: mazaca
    iconium: isauria tyana
    mazaca: tyana melitene zimara
    zimara: melitene
    melitene: arsamosata
    soli: tarsus
    tarsus: cyinda
    cyinda: issus
    tarsus: issus
    salamis: citium
    citium: paphos
    salamis: paphos
    posideium: hamath chalybon aradus
    chalybon: hamath thapsacus
    hamath: damascus
    damascus: jerusalem bostra
    thapsacus: carrhae nicephorium
    aradus: sidon
    sidon: tyre
    tyre: jerusalem gaza
    jerusalem: gaza bostra
    bostra: petra
    petra: gaza
    gaza: rhinocolura
    rhinocolura: pelusium
    pelusium: memphis
    alexandria: memphis
    memphis: heracleopolis
    heracleopolis: thebes-egypt
    alexandria: paraetonium
    paraetonium: cyrene
    cyrene: barca
    barca: euesperides
    carrhae: nicephorium nisibis
    nisibis: arbela
    nicephorium: dura
    dura: hit
    hit: babylon
    arbela: opis
    armavir: arsamosata gazaca
    gazaca: phraaspa
    ecbatana: concobar
    concobar: bisitun
    bisitun: nisaea
    ecbatana: nisaea
    nisaea: rhagae
    ecbatana: gabae
    rhagae: gabae caspian-gates
    concobar: cossaea
    celonae: opis
    susa: badaca opis uxii nippur
    badaca: charax
    uxii: taoce
    babylon: opis nippur orchoe
    nippur: orchoe
    orchoe: charax
    persepolis: pasargadae taoce
    pasargadae: gabae
    persepolis: carmania
    caspian-gates: hecatompylos
    hecatompylos: susia
    zadracarta: susia
    susia: margiana artacoana
    margiana: bactra maracanda
    bactra: sogdian-rock
    sogdian-rock: maracanda
    artacoana: carmania
  `,
  pass: `
    aegae: dodona
    larissa: dodona
    lamia: aetolia chalcis
    heraclea-lyncestis: apollonia
    amphipolis: philippopolis
    philippopolis: oescus
    seuthopolis: oescus odessus
    dascylium: dorylaeum pergamum
    astacus: bithynium
    sinope: ancyra
    amisus: mazaca zimara
    trapezus: arsamosata armavir
    mylasa: xanthus
    xanthus: pisidia
    aspendus: isauria
    isauria: soli
    tyana: tarsus
    melitene: cyinda carrhae
    zimara: arsamosata
    issus: posideium chalybon
    damascus: sidon
    nisibis: arsamosata carduchi
    carduchi: arbela armavir
    arbela: gazaca
    phraaspa: ecbatana nisaea
    gazaca: bisitun
    bisitun: celonae
    cossaea: badaca
    gabae: uxii
    uxii: persepolis
    caspian-gates: zadracarta
    hecatompylos: zadracarta
    artacoana: bactra
  `,
  strait: `
    cardia: abydos
    byzantium: chalcedon
    aetolia: megalopolis
  `,
  sea: `
    apollonia: ambracia
    ambracia: corinth
    corinth: sparta
    sparta: athens crete
    athens: delos
    chalcis: pherae
    pherae: therma amphipolis
    amphipolis: mytilene
    aenus: abydos
    abydos: mytilene
    cardia: mytilene cyzicus
    cyzicus: byzantium chalcedon astacus
    byzantium: heraclea-pontica
    odessus: heraclea-pontica
    heraclea-pontica: sinope
    sinope: amisus
    amisus: trapezus
    mytilene: pergamum ephesus
    delos: ephesus miletus crete
    halicarnassus: rhodes
    rhodes: crete xanthus phaselis
    phaselis: aspendus
    aspendus: paphos soli
    soli: salamis
    tarsus: salamis
    issus: soli
    tarsus: posideium
    posideium: salamis
    salamis: aradus
    aradus: citium
    sidon: citium
    tyre: citium
    aradus: tyre
    sidon: gaza
    tyre: pelusium
    gaza: pelusium
    pelusium: alexandria
    alexandria: cyrene
    cyrene: euesperides
  `,
  "trans-mediterranean": `
    rhodes: alexandria
    crete: cyrene
    paphos: alexandria
  `,
};

export const LINKS: readonly PlayedLink[] = /* @__PURE__ */ LINK_KINDS.flatMap((kind) => chained(CHAINS[kind]).map(([a, b]) => ({ a, b, kind })));
