/** The two decks of 24, one row per kind of card. The texts of the cards are in src/text. */
import type { CardRow } from "../vocabulary/edition-types.js";
import type { CardId } from "../vocabulary/types.js";

// biome-ignore format: one row per line
export const CARDS: Readonly<Record<CardId, CardRow>> = {
  "c-ops-1":                 { deck: "carthage",  copies: 5, value: 1, timing: "none",                  effect: "none",              amount: 0,  neutralPower: false, source: "reconstruction" },
  "c-ops-2":                 { deck: "carthage",  copies: 6, value: 2, timing: "none",                  effect: "none",              amount: 0,  neutralPower: false, source: "reconstruction" },
  "c-ops-3":                 { deck: "carthage",  copies: 4, value: 3, timing: "none",                  effect: "none",              amount: 0,  neutralPower: false, source: "reconstruction" },
  "c-campaign":              { deck: "carthage",  copies: 2, value: 3, timing: "active",                effect: "campaign",          amount: 2,  neutralPower: false, source: "seed" },
  "c-sacred-band":           { deck: "carthage",  copies: 2, value: 2, timing: "response-battle",       effect: "set-dice",          amount: 4,  neutralPower: false, source: "seed" },
  "c-blockade":              { deck: "carthage",  copies: 2, value: 2, timing: "extra",                 effect: "blockade",          amount: 3,  neutralPower: false, source: "seed" },
  "c-npa":                   { deck: "carthage",  copies: 2, value: 2, timing: "none",                  effect: "none",              amount: 0,  neutralPower: true,  source: "seed" },
  "c-mercenary-contract":    { deck: "carthage",  copies: 1, value: 3, timing: "active",                effect: "place-cu",          amount: 3,  neutralPower: false, source: "reconstruction" },

  "k-ops-1":                 { deck: "coalition", copies: 4, value: 1, timing: "none",                  effect: "none",              amount: 0,  neutralPower: false, source: "reconstruction" },
  "k-ops-2":                 { deck: "coalition", copies: 4, value: 2, timing: "none",                  effect: "none",              amount: 0,  neutralPower: false, source: "reconstruction" },
  "k-ops-3":                 { deck: "coalition", copies: 4, value: 3, timing: "none",                  effect: "none",              amount: 0,  neutralPower: false, source: "reconstruction" },
  "k-npa":                   { deck: "coalition", copies: 6, value: 2, timing: "extra",                 effect: "raise-unrest",      amount: 1,  neutralPower: true,  source: "seed" },
  "k-campaign":              { deck: "coalition", copies: 1, value: 3, timing: "active",                effect: "campaign",          amount: 2,  neutralPower: false, source: "seed" },
  "k-carthaginian-mistrust": { deck: "coalition", copies: 1, value: 2, timing: "response-activation",   effect: "cancel-activation", amount: 0,  neutralPower: false, source: "seed" },
  "k-storms-at-sea":         { deck: "coalition", copies: 1, value: 1, timing: "response-sea-move",     effect: "cancel-sea-move",   amount: 0,  neutralPower: false, source: "reconstruction" },
  "k-rallied-rebels":        { deck: "coalition", copies: 1, value: 2, timing: "response-battle",       effect: "roll-modifier",     amount: 1,  neutralPower: false, source: "reconstruction" },
  "k-titus-manlius":         { deck: "coalition", copies: 1, value: 1, timing: "response-battle",       effect: "no-combat-losses",  amount: 0,  neutralPower: false, source: "seed" },
  "k-wild-beasts":           { deck: "coalition", copies: 1, value: 2, timing: "response-after-battle", effect: "mark-commander",    amount: -1, neutralPower: false, source: "seed" },
};
