/** Releases of this package by the versions of their rulesets, so that a record of another version can be verified by the release that made it. */

export interface Release {
  readonly version: string;
  /** Versions by the id of the ruleset. */
  readonly rulesets: Readonly<Record<string, string>>;
}

/** All releases, newest first. `npm run release` requires the row of the next one. */
export const RELEASES: readonly Release[] = [{ version: "0.1.0", rulesets: { diadochi: "3", "nine-years": "1", peloponnesian: "1", unrest: "1" } }];

/** Advice for a record of another version: the release that plays it, as a command and for programs. */
export function adviceFor(ruleset: string, version: string, file: string): string {
  const needed = `it needs version ${version} of ${ruleset}`;
  const release = RELEASES.find(({ rulesets }) => rulesets[ruleset] === version)?.version;
  if (release === undefined) return `${needed}, which no release up to ${RELEASES[0]!.version} has: try npx --package tyche@latest tyche verify ${file}`;
  return `${needed}, which tyche ${release} has: npx --package tyche@${release} tyche verify ${file}; in a program beside this one: npm install tyche-${release}@npm:tyche@${release}`;
}
