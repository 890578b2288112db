/** A source with all its mutants in it, each of which is asleep until its number is woken: `__mutant(7) ? changed : original`. */
import ts from "typescript";
import type { Change } from "./operators.js";

/** A change with its number. */
export interface Numbered extends Change {
  readonly id: number;
}

/** The text of a source with these changes in it. */
export function instrumented(source: ts.SourceFile, changes: readonly Numbered[]): string {
  const byNode = new Map<ts.Node, Numbered[]>();
  for (const change of changes) byNode.set(change.node, [...(byNode.get(change.node) ?? []), change]);
  const { text } = source;

  function render(node: ts.Node): string {
    let at = node.getStart();
    let rendered = "";
    for (const child of childrenWithChanges(node)) {
      rendered += text.slice(at, child.getStart()) + render(child);
      at = child.getEnd();
    }
    return wrapped(node, rendered + text.slice(at, node.getEnd()), byNode.get(node) ?? []);
  }

  function childrenWithChanges(node: ts.Node): ts.Node[] {
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => void (changes.some((change) => contains(child, change.node)) && children.push(child)));
    return children;
  }

  const begin = source.getStart();
  return text.slice(0, begin) + render(source) + text.slice(source.getEnd());
}

function contains(node: ts.Node, inner: ts.Node): boolean {
  return node.getStart() <= inner.getStart() && inner.getEnd() <= node.getEnd();
}

function wrapped(node: ts.Node, original: string, changes: readonly Numbered[]): string {
  return changes.reduce((rest, { id, text }) => {
    if (ts.isStatement(node)) return `{ if (!__mutant(${id})) { ${rest} } }`; // in braces, so that no else is taken for its own
    return ts.isShorthandPropertyAssignment(node.parent) ? rest : `(__mutant(${id}) ? (${text}) : (${rest}))`;
  }, original);
}
