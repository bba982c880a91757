import { parseSync, Visitor } from 'vite';
import { isKnown, type Since, type Versions } from './browsers.ts';

/** Syntax that browsers learned after 2020, and when. */
export const syntaxSince = {
  'a class static block': [94, 93, 16.4],
  '#name in object': [91, 90, 15],
  // Chromium 80 to 90 spread wrongly before another argument when nothing is called (V8 bug 11558).
  'an optional call that spreads before its last argument': [91, 74, 13.1],
  'the flag d of a regular expression': [90, 88, 15],
  'the flag v of a regular expression': [112, 116, 17],
  'a lookbehind of a regular expression': [62, 78, 16.4],
  'modifiers in a regular expression': [125, 132, 26],
  'an import attribute': [123, 138, 17.2],
  'a using declaration': [134, 141, 99],
} as const satisfies Readonly<Record<string, Since>>;

type Syntax = keyof typeof syntaxSince;

const lookbehind = /\(\?<[=!]/;
const modifiers = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/;

/** Syntax of a script that a floor does not read, each with the line on which it is. Throws when the script cannot be read at all. */
export function newerSyntax(file: string, source: string, floor: Versions): string[] {
  const found: { syntax: Syntax; start: number }[] = [];
  const note = (syntax: Syntax, { start }: { start: number }) => void found.push({ syntax, start });
  /** The pattern of a regular expression, also of one that is made of a text. */
  const notePattern = (pattern: string, node: { start: number }) => {
    if (lookbehind.test(pattern)) note('a lookbehind of a regular expression', node);
    if (modifiers.test(pattern)) note('modifiers in a regular expression', node);
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  new Visitor({
    StaticBlock: (node) => note('a class static block', node),
    BinaryExpression(node) {
      // A name that stands alone; the types of the visitor leave it out.
      const left: string = node.left.type;
      if (left === 'PrivateIdentifier') note('#name in object', node);
    },
    CallExpression(node) {
      const spreads = node.arguments.slice(0, -1).some(({ type }) => type === 'SpreadElement');
      if (spreads && (node.optional || source.slice(node.callee.start, node.callee.end).includes('?.')))
        note('an optional call that spreads before its last argument', node);
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') noteTexts(node.arguments);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') noteTexts(node.arguments);
    },
    Literal(node) {
      if (!('regex' in node) || node.regex === null || node.regex === undefined) return;
      const { flags, pattern } = node.regex;
      if (flags.includes('d')) note('the flag d of a regular expression', node);
      if (flags.includes('v')) note('the flag v of a regular expression', node);
      notePattern(pattern, node);
    },
    ImportAttribute: (node) => note('an import attribute', node),
    VariableDeclaration(node) {
      if (node.kind === 'using' || node.kind === 'await using') note('a using declaration', node);
    },
  }).visit(program);

  function noteTexts(values: readonly { type: string; start: number; end: number }[]): void {
    const [pattern] = values;
    if (pattern !== undefined) notePattern(source.slice(pattern.start, pattern.end), pattern);
  }

  return found
    .filter(({ syntax }) => !isKnown(syntaxSince[syntax], floor))
    .map(({ syntax, start }) => `${file}:${source.slice(0, start).split('\n').length} has ${syntax}`);
}
