/**
 * The Carthaginian unrest as a module for other games: the Box; rules for battles, attacks and levels that work without a game; their tables.
 * @module tyche/unrest/box
 */
export {
  type Attack as UnrestBoxAttack,
  type AttackAnswers as UnrestAttackAnswers,
  type AttackStep as UnrestAttackStep,
  type BattleSide as UnrestBattleSide,
  type BoxActivation as UnrestBoxActivation,
  type BoxConfig as UnrestBoxConfig,
  type BoxEvent as UnrestBoxEvent,
  type BoxState as UnrestBoxState,
  type BoxStep as UnrestBoxStep,
  createUnrestBox,
  type HostBattle as UnrestHostBattle,
  type HostEffect as UnrestHostEffect,
  type InGame as UnrestInGame,
  type ResponseContext as UnrestResponseContext,
  type ResponseWindow as UnrestResponseWindow,
  type SeaMove as UnrestSeaMove,
  type UnrestBox,
  type UnrestHost,
} from "./host/index.js";
export { attackUnrest, automaticAttack, settleAttack, type UnrestAttack, type UnrestAttackResult } from "./rules/unrest-battle.js";
export {
  automaticWinner,
  type BattleResult as UnrestBattleResult,
  type BothSides as UnrestBothSides,
  circumstanceModifier,
  type Force as UnrestForce,
  fightBattle as fightUnrestBattle,
  resolveBattle,
  modifiersOf,
  ratioModifier,
} from "./rules/battle.js";
export { countCu, type CuByKind as UnrestCuByKind } from "./rules/cu-by-kind.js";
export { type Commander as UnrestCommander, isFriendlyGround, tacticsInCommand } from "./rules/leaders.js";
export { capOf, clampVictoryPoints, handReduction, loweredLevel, raisedLevel, roomUp, supportFor, vpReduction } from "./rules/level.js";
export { type AttackDistribution as UnrestAttackDistribution, type AttackOdds as UnrestAttackOdds, attackOdds } from "./rules/odds.js";
export { compileBoxTables } from "./tables/box.js";
export { AUTOMATIC, type BoxTables as UnrestBoxTables, standardBoxTables } from "./tables/index.js";
