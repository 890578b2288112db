/**
 * Words that readers would have to learn, and the usual words that replace them: `npm run prose` fails on the first.
 *
 * A row is a pattern (a regular expression without regard to case, of whole words) and what to write. Add a row when a private word
 * has been replaced everywhere, so that it does not come back.
 */
export const WORDS: readonly (readonly [pattern: string, write: string])[] = [
  ["(at|past|behind|without|through|with) (the |its |their )?doors?", "on input, validation, or the entry's name"],
  ["the house", "the codebase"],
  ["(deal|deals|dealt|dealing) (it |them |all )?(anew|again)", "resampled"],
  ["anew", "again, or resampled"],
  ["(another|other|the|its|his) fortunes?", "random generator, or seed"],
  ["tellers?", "descriptions"],
  ["(sighted|guarded|enveloped)", "with views, with validation"],
  ["(players?|opponents?) made of code", "bots"],
  ["computer players?", "bots"],
  ["(plays?|players?|games?) by chance", "random play"],
  ["against chance", "against random"],
  ["(judge|judges|judged|judging|judgement|judgment|judgements)", "evaluate, evaluation, decide"],
  ["(imagine|imagines|imagined)", "sample"],
  ["worths", "values"],
  ["ways? to fall", "outcomes"],
  ["positions? by hand", "constructed positions"],
  ["positions? in words", "positions as JSON with ids"],
  ["(frames?|stacks?|states?|owners?) in words", "as JSON with ids"],
  ["shown in words", "shown as ids"],
  ["(the rooms of the (rulesets|large ones|four)|a ruleset's rooms?)", "modules"],
  ["what is asked", "the decision"],
  ["as ever", "as usual"],
  ["(that|it) (is|are) none", "say it without a negated noun"],
  ["nobody's business", "hidden"],
  ["had better", "should"],
  ["dear", "costly"],
  ["tells (the|a|an|its|each|who|what|where|whether|how|which|why|of|that)", "shows, says, returns"],
  ["\\b(is|are|be) told\\b(?! (apart|from))", "is shown"],
];
