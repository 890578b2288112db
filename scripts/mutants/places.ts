/** Where code cites a clause, and which code that is: the statement, case, property or function that the citation stands at. */
import ts from "typescript";

/** Code that a clause decides. */
export interface Place {
  readonly clause: string;
  readonly node: ts.Node;
}

const ID = /(?:DIA|NYW|PEL|CAR)-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*/g;

/** The places of a file. Types decide nothing and have none. */
export function placesOf(source: ts.SourceFile): Place[] {
  const places: Place[] = [];
  const text = source.text;
  const add = (comment: string, node: ts.Node): void => {
    for (const [clause] of comment.matchAll(ID)) places.push({ clause, node });
  };
  const visit = (node: ts.Node): void => {
    if (isTypeOnly(node)) return;
    if (isUnit(node)) {
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) add(text.slice(pos, end), node);
      for (const { pos, end } of trailing(source, node)) add(text.slice(pos, end), node);
      if (ts.isExpressionStatement(node)) for (const clause of stringsIn(node)) add(clause, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

// What a citation can stand at.
function isUnit(node: ts.Node): boolean {
  return (
    (ts.isStatement(node) && !ts.isBlock(node) && !ts.isImportDeclaration(node)) ||
    ts.isCaseOrDefaultClause(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    (ts.isExpression(node) && ts.isBinaryExpression(node.parent) && startsLine(node))
  );
}

function startsLine(node: ts.Node): boolean {
  const source = node.getSourceFile();
  const before = source.text.slice(0, node.getStart());
  return /\n\s*(?:&& |\|\| )?$/.test(before);
}

function isTypeOnly(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node);
}

// A comment at the end of the line on which a node begins: of a block it is the first line that it stands at.
function trailing(source: ts.SourceFile, node: ts.Node): readonly ts.CommentRange[] {
  const { text } = source;
  const at = ts.getTrailingCommentRanges(text, node.getEnd()) ?? [];
  const line = source.getLineAndCharacterOfPosition(node.getStart()).line;
  const [begin, end] = [node.getStart(), source.getLineStarts()[line + 1] ?? text.length];
  if (end > node.getEnd()) return at;
  const comment = /(?:\{|:|\() *(\/\/[^\n]*)\n?$/.exec(text.slice(begin, end));
  return comment === null ? at : [...at, { pos: begin + comment.index + comment[0].indexOf("//"), end, kind: ts.SyntaxKind.SingleLineCommentTrivia }];
}

function stringsIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isStringLiteral(part)) found.push(...(part.text.match(ID) ?? []));
    else if (!ts.isFunctionLike(part)) ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}
