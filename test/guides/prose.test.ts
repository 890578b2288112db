/** The checks of prose: what they find, what they leave alone, and how they wrap. */
import { describe, expect, test } from "vitest";
import { checkedFiles, passagesOf, wordComplaints } from "../../scripts/prose.js";
import { lineComplaints, wrapped } from "../../scripts/prose-lines.js";
import { COMMENTS, commentComplaints, SENTENCES, sentenceComplaints } from "../../scripts/prose-sentences.js";

const messages = async (text: string): Promise<string[]> => (await wordComplaints(text)).map(({ line, message }) => `${line} ${message}`);

describe("words", () => {
  test("a replaced word is found with its line and the word to write", async () => {
    expect(await messages("Plain.\n\nSomebody plays by chance, as ever.")).toEqual([
      "3 Incorrect term: “plays by chance”, use “random play” instead",
      "3 Incorrect term: “as ever”, use “as usual” instead",
    ]);
  });
  test("code spans and blocks are not read", async () => {
    expect(await messages("`anew` is a name.\n\n```ts\nconst anew = 1;\n```\n")).toEqual([]);
  });
  test("of a source file comments and messages are read, names are not", () => {
    const source = ["/** First. */", "const anew = 1; // second", 'throw new Error("a message of four words");', 'const id = "two words";'].join("\n");
    expect(passagesOf("x.ts", source).map(({ line, text }) => `${line} ${text.trim()}`)).toEqual(["1 First.", "2 second", "3 a message of four words"]);
  });
  test("guides, sources and this project's own root pages are checked, ledgers and what is generated are not", () => {
    const names = checkedFiles().map((path) => path.replaceAll("\\", "/"));
    const has = (end: string): boolean => names.some((name) => name.endsWith(end));
    expect(["/README.md", "/docs/moves.md", "/src/core/ruleset/contract.ts"].filter((end) => !has(end))).toEqual([]);
    expect(["/docs/rules/diadochi.md", "/src/rules/unrest.ts"].filter(has)).toEqual([]);
  });
});

describe("sentences", () => {
  test.each(COMMENTS)("%s finds the comment that it was made for, in the library alone", (pattern, write, example) => {
    expect(commentComplaints("src/x.ts", example)).toContainEqual({ line: 1, message: `“${pattern.exec(example)![0].trim()}”: write ${write}` });
    expect(commentComplaints("test/x.ts", example)).toEqual([]);
    expect(commentComplaints("src/x.ts", `Names the seat. ${example.replace(/^\w+ /, "")}`)).toHaveLength(/^\^/.test(pattern.source) ? 0 : 1);
  });
  test.each(SENTENCES)("%s finds the sentence that it was made for", (pattern, write, example) => {
    expect(sentenceComplaints("docs/x.md", `Plain.\n\n${example}\n`)).toContainEqual({ line: 3, message: `“${pattern.exec(example)![0]}”: write ${write}` });
  });
  test("a pattern is found across two lines; code and sources are not read", () => {
    expect(sentenceComplaints("docs/x.md", "It makes a list\nof it.").map(({ line }) => line)).toEqual([1]);
    expect(sentenceComplaints("docs/x.md", "```ts\n// whoever\n```\n")).toEqual([]);
    expect(sentenceComplaints("docs/rules/x.md", "Whoever moves.")).toEqual([]);
  });
});

describe("lines", () => {
  const long = "word ".repeat(40).trim();
  test("a long line is found outside of tables, code and pictures", () => {
    const text = ["# Title", long, `| ${long} |`, "```", long, "```", `![${long}](x.png)`].join("\n");
    expect(lineComplaints("docs/x.md", text)).toEqual([{ line: 2, message: "a line of 199 characters; at most 120" }]);
  });
  test("a guide has at most 150 lines, another page any number", () => {
    const text = "line\n".repeat(151);
    expect(lineComplaints("docs/x.md", text)).toEqual([{ line: 150, message: "151 lines; a guide has at most 150" }]);
    expect(lineComplaints("docs/rules/README.md", text)).toEqual([]);
    expect(lineComplaints("docs/tutorial-x.md", text)).toEqual([{ line: 150, message: "151 lines; a guide has at most 150" }]);
    expect(lineComplaints("docs/tutorial-x.md", `\`\`\`ts\n${text}\`\`\`\n`)).toEqual([]);
  });
  test("wrapping keeps words, links, code and the indent of a list, and leaves the rest alone", () => {
    const link = `[${"a ".repeat(30).trim()}](moves.md)`;
    const text = `# Title\n\n- ${long} ${link} \`a b\`\n  tail\n\n\`\`\`\n${long}\n\`\`\`\n\nshort\n`;
    const after = wrapped(text);
    expect(lineComplaints("docs/x.md", after)).toEqual([]);
    expect(after.replace(/\s+/g, " ")).toBe(text.replace(/\s+/g, " "));
    expect(after).toContain(link);
    expect(
      after
        .split("\n")
        .slice(2, 5)
        .map((line) => line.slice(0, 6)),
    ).toEqual(["- word", "  word", "  [a a"]);
    expect(wrapped(after)).toBe(after);
  });
});
