import { parseSync, Visitor } from 'vite';
import { isKnown, type Since, type Versions } from './browsers.ts';

/** Methods that browsers learned after 2020, by their names on any object. */
const methods: Readonly<Record<string, Since>> = {
  at: [92, 90, 15.4],
  findLast: [97, 104, 15.4],
  findLastIndex: [97, 104, 15.4],
  toReversed: [110, 115, 16],
  toSorted: [110, 115, 16],
  toSpliced: [110, 115, 16],
  isWellFormed: [111, 119, 16.4],
  toWellFormed: [111, 119, 16.4],
  isSubsetOf: [122, 127, 17],
  isSupersetOf: [122, 127, 17],
  isDisjointFrom: [122, 127, 17],
  symmetricDifference: [122, 127, 17],
  throwIfAborted: [100, 97, 15.4],
  checkVisibility: [105, 106, 17.4],
  showPopover: [114, 125, 17],
  hidePopover: [114, 125, 17],
  togglePopover: [114, 125, 17],
  showModal: [37, 98, 15.4],
  setHTML: [146, 148, 99],
  moveBefore: [133, 144, 99],
};

/** Properties of global objects that browsers learned after 2020. */
const statics: Readonly<Record<string, Since>> = {
  'AbortSignal.any': [116, 124, 17.4],
  'AbortSignal.timeout': [103, 100, 16],
  'Array.fromAsync': [121, 115, 16.4],
  'Error.isError': [134, 138, 26],
  'Iterator.from': [122, 131, 18.4],
  'Map.groupBy': [117, 119, 17.4],
  'Object.groupBy': [117, 119, 17.4],
  'Object.hasOwn': [93, 92, 15.4],
  'Promise.try': [128, 134, 18.2],
  'Promise.withResolvers': [119, 121, 17.4],
  'RegExp.escape': [136, 134, 18.2],
  'URL.canParse': [120, 115, 17],
  'URL.parse': [126, 126, 18],
  'crypto.randomUUID': [92, 95, 15.4],
};

/** Global names that browsers learned after 2020. */
const globals: Readonly<Record<string, Since>> = {
  CloseWatcher: [126, 149, 99],
  CompressionStream: [80, 113, 16.4],
  DecompressionStream: [80, 113, 16.4],
  OffscreenCanvas: [69, 105, 16.4],
  Temporal: [144, 139, 99],
  URLPattern: [95, 142, 26],
  requestIdleCallback: [47, 55, 99],
  scheduler: [94, 142, 99],
  structuredClone: [98, 94, 15.4],
};

/** Built-ins that a floor lacks and a source uses without asking whether they are there, each with its line. */
export function newerBuiltIns(file: string, source: string, floor: Versions): string[] {
  const found: { name: string; start: number }[] = [];
  /** Places at which a source asks: `typeof element.showModal`, `'share' in navigator`, `call?.()`. */
  const asked = new Set<string>();
  const note = (name: string, since: Since | undefined, { start }: { start: number }) => {
    if (since !== undefined && !isKnown(since, floor)) found.push({ name, start });
  };
  new Visitor({
    UnaryExpression(node) {
      if (node.operator === 'typeof') asked.add(source.slice(node.argument.start, node.argument.end));
    },
    CallExpression({ callee, optional }) {
      if (callee.type === 'Identifier' && Object.keys(globals).includes(callee.name))
        note(callee.name, globals[callee.name], callee);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || optional) return;
      const { name } = callee.property;
      const whole = source.slice(callee.start, callee.end);
      if (asked.has(whole)) return;
      if (Object.keys(statics).includes(whole)) note(whole, statics[whole], callee);
      else if (Object.keys(methods).includes(name)) note(name, methods[name], callee);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && Object.keys(globals).includes(callee.name) && !asked.has(callee.name))
        note(callee.name, globals[callee.name], callee);
    },
  }).visit(parseSync(file, source).program);
  return found.map(({ name, start }) => `${file}:${source.slice(0, start).split('\n').length} uses ${name}`);
}
