// Finds text that fails when the browser translates the page, which replaces each text node: React then cannot remove the node or insert
// something before it, and what it writes into it is not shown. Text alone in an element is safe. Types say which expressions are text.
import {
  type Expression,
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isFunctionLikeDeclaration,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isReturnStatement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type JsxChild,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { type Checker, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';

/** Why a text fails. */
export type Failing = 'changes beside others' | 'follows what comes and goes' | 'has no element';

export interface BareText {
  line: number;
  source: string;
  reason: Failing;
}

/** What a child of an element may be. */
interface Kind {
  /** Text that is always the same, text that changes or comes and goes, or anything at all, like a node of React. */
  text: 'none' | 'fixed' | 'changing' | 'anything';
  comesAndGoes: boolean;
  /** A list, each entry of which is a child. */
  isList?: boolean;
}

interface Child extends Kind {
  node: Node;
}

const element: Kind = { text: 'none', comesAndGoes: false };

/** Their text is one string for React, or is not translated. */
const plainTags = /^(?:title|option|style|textarea|text|tspan)$/;

const textFlags = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const emptyFlags = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike;

function kindOfType(checker: Checker, type: Type | undefined): Kind {
  if (type === undefined) return element;
  if (checker.isArrayType(type)) {
    const { text } = kindOfType(checker, checker.getTypeArguments(type as TypeReference)[0]);
    return { text: text === 'fixed' ? 'changing' : text, comesAndGoes: true, isList: true };
  }
  const members = (type.isUnionType() && type.getTypes()) || [type];
  const texts = members.filter(({ flags }) => (flags & textFlags) !== 0);
  const empty = members.filter(({ flags }) => (flags & emptyFlags) !== 0);
  const comesAndGoes = empty.length > 0;
  if (texts.length === 0) return { text: 'none', comesAndGoes };
  if (texts.length + empty.length < members.length) return { text: 'anything', comesAndGoes };
  const isFixed = members.length === 1 && (type.flags & TypeFlags.StringOrNumberLiteral) !== 0;
  return { text: isFixed ? 'fixed' : 'changing', comesAndGoes };
}

/** What a function returns, in every place. */
function returned(node: Node): Expression[] {
  if (isArrowFunction(node) && !isBlock(node.body)) return [node.body];
  const found: Expression[] = [];
  function visit(part: Node): void {
    if (isReturnStatement(part) && part.expression !== undefined) found.push(part.expression);
    if (!isFunctionLikeDeclaration(part)) part.forEachChild(visit);
  }
  node.forEachChild(visit);
  return found;
}

/** Elements, or nothing: what a conditional leaves is no text either. */
function isMarkup(node: Expression): boolean {
  if (isParenthesizedExpression(node)) return isMarkup(node.expression);
  if (isConditionalExpression(node)) return isMarkup(node.whenTrue) && isMarkup(node.whenFalse);
  return (
    isJsxElement(node) || isJsxSelfClosingElement(node) || isJsxFragment(node) || node.kind === SyntaxKind.NullKeyword
  );
}

/** A list of elements: `rows.map((row) => <Row />)`. */
function isListOfMarkup(node: Expression): boolean {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return false;
  const last = node.arguments[node.arguments.length - 1];
  const isMade = /^(?:map|from)$/.test(node.expression.name.getText());
  return isMade && last !== undefined && isArrowFunction(last) && returned(last).every(isMarkup);
}

/** What the source alone says. Types say the same, at a price: those of a list of elements need the types of all their props. */
function writtenKind(node: Expression): Kind | null {
  if (node.kind === SyntaxKind.NullKeyword) return { text: 'none', comesAndGoes: true };
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return { text: 'fixed', comesAndGoes: false };
  if (isTemplateExpression(node)) return { text: 'changing', comesAndGoes: false };
  return isListOfMarkup(node) ? { text: 'none', comesAndGoes: true, isList: true } : null;
}

function either(one: Kind, other: Kind): Kind {
  const texts = [one.text, other.text];
  const text = texts.includes('anything') ? 'anything' : texts.every((each) => each === 'none') ? 'none' : 'changing';
  return { text, comesAndGoes: one.comesAndGoes || other.comesAndGoes || texts.includes('none') !== (text === 'none') };
}

function kindOf(checker: Checker, node: Expression): Kind {
  if (isParenthesizedExpression(node)) return kindOf(checker, node.expression);
  if (isJsxElement(node) || isJsxSelfClosingElement(node) || isJsxFragment(node)) return element;
  if (isConditionalExpression(node)) return either(kindOf(checker, node.whenTrue), kindOf(checker, node.whenFalse));
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) {
    const { text } = kindOf(checker, node.right);
    return { text: text === 'fixed' ? 'changing' : text, comesAndGoes: true };
  }
  if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'wrapText') return element;
  return writtenKind(node) ?? kindOfType(checker, checker.getTypeAtLocation(node));
}

/** The children that React sees; blank text, which is not translated, is none. */
function childrenOf(checker: Checker, children: readonly JsxChild[]): Child[] {
  return children.flatMap((node): Child[] => {
    if (isJsxText(node)) return node.text.trim() === '' ? [] : [{ node, text: 'fixed', comesAndGoes: false }];
    if (isJsxFragment(node)) return childrenOf(checker, node.children);
    if (!isJsxExpression(node)) return [{ node, ...element }];
    const { expression } = node;
    if (expression === undefined || /^(['"`])\s*\1$/.test(expression.getText())) return [];
    return [{ node, ...kindOf(checker, expression) }];
  });
}

type Found = [Node, Failing];

function failingAmong(children: readonly Child[]): Found[] {
  let follows = false;
  return children.flatMap(({ node, text, comesAndGoes, isList = false }): Found[] => {
    const after = follows;
    follows = comesAndGoes || (after && text !== 'none');
    if (text === 'changing' && (children.length > 1 || isList)) return [[node, 'changes beside others']];
    return text !== 'none' && after ? [[node, 'follows what comes and goes']] : [];
  });
}

/** Text next to what nobody knows, as a component or a fragment is used anywhere. */
function failingAlone(children: readonly Child[]): Found[] {
  return children
    .filter(({ text }) => text === 'fixed' || text === 'changing')
    .map(({ node }): Found => [node, 'has no element']);
}

function isComponent(node: Node): boolean {
  if (isFunctionDeclaration(node)) return node.name !== undefined && /^[A-Z]/.test(node.name.getText());
  const { parent } = node;
  return (
    (isArrowFunction(node) || isFunctionExpression(node)) &&
    isVariableDeclaration(parent) &&
    /^[A-Z]/.test(parent.name.getText())
  );
}

/** The failing texts of a source file. */
export function bareTexts(checker: Checker, file: { text: string; forEachChild: Node['forEachChild'] }): BareText[] {
  const found: Found[] = [];
  function visit(node: Node): void {
    if (isJsxElement(node) && !plainTags.test(node.openingElement.tagName.getText())) {
      found.push(...failingAmong(childrenOf(checker, node.children)));
    }
    if (isJsxFragment(node) && !isJsxElement(node.parent) && !isJsxFragment(node.parent)) {
      const children = childrenOf(checker, node.children);
      const alone = failingAlone(children);
      found.push(...alone, ...failingAmong(children).filter(([part]) => alone.every(([other]) => other !== part)));
    }
    if (isComponent(node)) {
      found.push(...failingAlone(returned(node).map((part) => ({ node: part, ...kindOf(checker, part) }))));
    }
    node.forEachChild(visit);
  }
  file.forEachChild(visit);
  return found.map(([node, reason]) => ({
    line: file.text.slice(0, node.getStart()).split('\n').length,
    source: node.getText().trim().replaceAll(/\s+/g, ' '),
    reason,
  }));
}
