/**
 * The 181 links of the map, by kind: the space before a colon is adjacent to those after it (NYW-2.1.1). Red links cost 2 MP and are open to the Alliance
 * only (NYW-2.1.5).
 */
import { chained } from "../../core/basics/data.js";
import type { PlayedLink } from "../vocabulary/edition-types.js";
import type { SpaceId } from "../vocabulary/types.js";

const CHAINS: Readonly<Record<PlayedLink["kind"], string>> = {
  normal: `
    london: york bristol
    york: bristol edinburgh
    edinburgh: highlands
    dublin: londonderry athlone cork
    athlone: londonderry limerick
    limerick: cork
    amsterdam: groningen nijmegen breda
    groningen: hannover
    nijmegen: wesel breda maastricht
    breda: antwerp
    maastricht: liege cologne brussels
    wesel: hannover cologne
    antwerp: brussels ghent
    ghent: ostend brussels
    brussels: mons charleroi namur liege
    charleroi: namur mons
    namur: liege dinant luxembourg
    ostend: dunkirk ypres
    ghent: tournai
    tournai: mons
    mons: valenciennes
    charleroi: valenciennes dinant
    dunkirk: ypres amiens
    ypres: lille
    lille: tournai amiens
    tournai: valenciennes
    valenciennes: amiens reims
    dinant: reims luxembourg
    luxembourg: metz trier
    amiens: paris rouen
    paris: rouen orleans reims dijon
    rouen: rennes
    rennes: brest la-rochelle
    orleans: la-rochelle lyon bordeaux
    dijon: lyon besancon nancy
    reims: metz
    la-rochelle: bordeaux
    bordeaux: bayonne toulouse
    toulouse: bayonne montpellier perpignan
    montpellier: perpignan marseille lyon
    marseille: toulon grenoble
    toulon: nice
    lyon: grenoble montmelian
    grenoble: briancon montmelian
    briancon: pinerolo
    pinerolo: turin
    montmelian: turin
    nice: cuneo
    cuneo: turin finale
    turin: casale alessandria
    casale: alessandria milan
    alessandria: milan finale
    milan: mantua
    mantua: trent
    trent: innsbruck
    besancon: strasbourg freiburg
    strasbourg: freiburg landau nancy philippsburg
    freiburg: ulm
    landau: philippsburg mannheim mainz saarlouis
    metz: nancy saarlouis
    saarlouis: trier
    hannover: kassel empire-subsidy-home
    kassel: empire-subsidy-home frankfurt cologne
    cologne: liege koblenz
    koblenz: mainz trier
    mainz: frankfurt mannheim
    mannheim: philippsburg heilbronn
    philippsburg: heilbronn
    frankfurt: nuremberg
    heilbronn: nuremberg ulm
    nuremberg: empire-subsidy-home ingolstadt passau
    ingolstadt: munich ulm
    ulm: munich bregenz
    munich: passau innsbruck salzburg
    passau: linz
    linz: vienna salzburg
    salzburg: innsbruck
    innsbruck: bregenz
    perpignan: girona roses
    roses: girona
    girona: barcelona
    barcelona: lleida valencia
    lleida: zaragoza
    zaragoza: pamplona madrid burgos
    valencia: zaragoza
    pamplona: bayonne burgos
    bayonne: san-sebastian
    san-sebastian: burgos
    burgos: valladolid madrid
    valladolid: madrid la-coruna
    valencia: madrid cartagena
    cartagena: seville
    seville: madrid cadiz badajoz
    cadiz: gibraltar
    seville: gibraltar
    badajoz: madrid lisbon
  `,
  red: `
    bregenz: milan
    salzburg: trent
    trent: milan
  `,
};

export const LINKS: readonly PlayedLink[] = /* @__PURE__ */ (["normal", "red"] as const).flatMap((kind) =>
  chained(CHAINS[kind]).map(([a, b]) => ({ a: a as SpaceId, b: b as SpaceId, kind })),
);
