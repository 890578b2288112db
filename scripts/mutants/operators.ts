/** What a mutant changes: a boundary, a condition, a constant, a statement, a seat. Every change compiles, and none is one that nothing could see. */
import ts from "typescript";

/** A change of one node. */
export interface Change {
  readonly operator: string;
  readonly node: ts.Node;
  /** What stands in its place; for a statement "" removes it. */
  readonly text: string;
}

const BINARY: Readonly<Partial<Record<ts.SyntaxKind, readonly (readonly [operator: string, text: string])[]>>> = {
  [ts.SyntaxKind.LessThanToken]: [["boundary", "<="]],
  [ts.SyntaxKind.LessThanEqualsToken]: [["boundary", "<"]],
  [ts.SyntaxKind.GreaterThanToken]: [["boundary", ">="]],
  [ts.SyntaxKind.GreaterThanEqualsToken]: [["boundary", ">"]],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: [["negated", "!=="]],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: [["negated", "==="]],
  [ts.SyntaxKind.AmpersandAmpersandToken]: [["and/or", "||"]],
  [ts.SyntaxKind.BarBarToken]: [["and/or", "&&"]],
  [ts.SyntaxKind.MinusToken]: [["arithmetic", "+"]],
  [ts.SyntaxKind.AsteriskToken]: [["arithmetic", "+"]],
  [ts.SyntaxKind.PlusToken]: [["arithmetic", "-"]],
};

const METHODS: Readonly<Record<string, string>> = { some: "every", every: "some", min: "max", max: "min" };
/** Calls that turn a seat into the other. */
const OTHER_SEAT = /^(?:rivalOf|otherSeat|enemyOf|opponentOf)$/;

/** The changes of a place: of its node and of all in it but types. */
export function changesIn(place: ts.Node): Change[] {
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    changes.push(...changesOf(node));
    ts.forEachChild(node, visit);
  };
  visit(place);
  return changes;
}

function changesOf(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) return binary(node);
  if (ts.isIfStatement(node)) return [negated(node.expression)];
  if (ts.isConditionalExpression(node)) return [negated(node.condition)];
  if (ts.isNumericLiteral(node) && isValue(node)) return [{ operator: "constant", node, text: String(Number(node.text) + 1) }];
  if (node.kind === ts.SyntaxKind.TrueKeyword && isValue(node)) return [{ operator: "constant", node, text: "false" }];
  if (node.kind === ts.SyntaxKind.FalseKeyword && isValue(node)) return [{ operator: "constant", node, text: "true" }];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ operator: "negated", node, text: `!!${node.operand.getText()}` }];
  if (ts.isExpressionStatement(node)) return [{ operator: "removed statement", node, text: "" }];
  if (ts.isCallExpression(node)) return called(node);
  return [];
}

function negated(condition: ts.Expression): Change {
  return { operator: "negated", node: condition, text: `!(${condition.getText()})` };
}

function binary(node: ts.BinaryExpression): Change[] {
  // A plus of texts would only make another text.
  const isText = [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  if (isText && node.operatorToken.kind === ts.SyntaxKind.PlusToken) return [];
  return (BINARY[node.operatorToken.kind] ?? []).map(([operator, text]) => ({
    operator,
    node,
    text: `${node.left.getText()} ${text} ${node.right.getText()}`,
  }));
}

function called(node: ts.CallExpression): Change[] {
  const { expression } = node;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : "";
  const seat = node.arguments.at(-1);
  if (OTHER_SEAT.test(name) && seat !== undefined) return [{ operator: "swapped seats", node, text: seat.getText() }];
  const other = Object.hasOwn(METHODS, name) && ts.isPropertyAccessExpression(expression) ? METHODS[name] : undefined;
  if (other === undefined || !ts.isPropertyAccessExpression(expression)) return [];
  const args = node.arguments.map((argument) => argument.getText()).join(", ");
  return [{ operator: "other function", node, text: `${expression.expression.getText()}.${other}(${args})` }];
}

// A number or truth that is a value, and no name of a property, no part of a type and no index of a tuple that is always there.
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  return !ts.isLiteralTypeNode(parent) && !ts.isEnumMember(parent);
}
