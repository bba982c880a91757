import { describe, expect, it } from 'vitest';
import { propsIn, readProps, type SourceProps } from './componentProps.ts';
import { root } from './steps.ts';

/** Words for which the vocabulary has another: `variant` for looks, `loading` for waiting, `size` for sizes. */
const otherWords: Readonly<Record<string, string>> = {
  look: 'variant',
  shape: 'variant',
  form: 'variant',
  appearance: 'variant',
  compact: 'size',
  dense: 'size',
  busy: 'loading',
  pending: 'loading',
  isBusy: 'loading',
  isLoading: 'loading',
  isPending: 'loading',
};
const sizes = ['sm', 'md', 'lg'];
/** What a tone can mean; `violet` is one more kind, without a judgement. */
const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'violet'];
/** Whose `kind` says which of several things it is, with texts and drawing of its own, and not how it looks. */
const kindsOfThings = new Set([
  'EmptyStateProps',
  'FailedResultProps',
  'MenuRowProps',
  'OutcomeResultProps',
  'RefusedResultProps',
  'StatusViewProps',
]);
/** Whose `size` is in px: icons, as in every set of icons, and the drawing area of a chart. */
const sizesInPx = new Set(['IconProps', 'RingProps', 'SceneIconProps']);

/** The type behind a name, as far as imports lead; other types as they are. */
function resolved(type: string, file: string, sources: ReadonlyMap<string, SourceProps>): string {
  const bare = type.replace(/ \| undefined$/, '');
  const source = sources.get(file);
  const own = source?.aliases.get(bare);
  if (own !== undefined) return own;
  const from = source?.imports.get(bare);
  return from === undefined ? bare : resolved(from.name, from.file, sources);
}

/** The words of a union of texts; null for a type of another kind. */
function wordsOf(type: string): string[] | null {
  const parts = type.split('|').map((part) => part.trim());
  const words = parts.filter((part) => part !== 'undefined' && part !== '');
  return words.every((part) => /^'[^']*'$/.test(part)) ? words.map((part) => part.slice(1, -1)) : null;
}

/** Whether a type has words of a list alone, or is that of the same prop elsewhere. */
function isOf(name: string, type: string, allowed: readonly string[]): boolean {
  if (new RegExp(`^\\w+\\['${name}'\\]$`).test(type)) return true;
  return wordsOf(type)?.every((word) => allowed.includes(word)) ?? false;
}

/** Props of the sources whose names or types are not those of the vocabulary. */
function deviations(sources: ReadonlyMap<string, SourceProps>): string[] {
  const faults: string[] = [];
  for (const [file, { interfaces }] of sources) {
    for (const { name, props } of interfaces.filter((one) => /(?:Props|^ModalOptions)$/.test(one.name))) {
      for (const prop of props) {
        const say = (fault: string) => faults.push(`${file}: ${name}.${prop.name} ${fault}`);
        const type = resolved(prop.type, file, sources);
        const word = otherWords[prop.name];
        if (word !== undefined) say(`is called ${word}`);
        if (prop.name === 'kind' && !kindsOfThings.has(name)) say('is called variant, or its component is listed');
        if (prop.name === 'size' && !sizesInPx.has(name) && !isOf('size', type, sizes)) say(`is ${type}`);
        if (prop.name === 'tone' && !isOf('tone', type, tones)) say(`is ${type}`);
        if (prop.name === 'variant' && wordsOf(type) === null && !isOf('variant', type, [])) say(`is ${type}`);
        if (prop.name === 'loading' && type !== 'boolean') say(`is ${type}`);
        if (prop.name === 'state' && type.includes("'loading'")) say('is called loading');
      }
    }
  }
  return faults;
}

const one = (source: string) => deviations(new Map([['a.ts', readProps('a.ts', source)]]));

describe('the names of props', () => {
  it('are one vocabulary in the design system', () => {
    const sources = propsIn(root, 'packages/ui/src');
    expect(sources.size).toBeGreaterThan(400);
    expect(deviations(sources)).toEqual([]);
  });

  it.each([
    ['a look by another name', "interface AProps { look?: 'line' | undefined }", 'a.ts: AProps.look is called variant'],
    ['waiting by another name', 'interface AProps { busy: boolean }', 'a.ts: AProps.busy is called loading'],
    ['a size outside of the three', "interface AProps { size?: 'xs' | undefined }", "a.ts: AProps.size is 'xs'"],
    [
      'a size outside of the three behind a name',
      "type Size = 'sm' | 'huge'; interface AProps { size?: Size | undefined }",
      "a.ts: AProps.size is 'sm' | 'huge'",
    ],
    ['a size in px', 'interface AProps { size?: number | undefined }', 'a.ts: AProps.size is number'],
    ['a tone without a meaning', "interface AProps { tone: 'ink' }", "a.ts: AProps.tone is 'ink'"],
    [
      'a kind of an unlisted component',
      "interface AProps { kind: 'bar' }",
      'a.ts: AProps.kind is called variant, or its component is listed',
    ],
    ['waiting as a state', "interface AProps { state: 'ready' | 'loading' }", 'a.ts: AProps.state is called loading'],
  ])('are found when there is %s', (_fault, source, said) => {
    expect(one(source)).toEqual([said]);
  });

  it('may be those of the vocabulary', () => {
    const source =
      "interface AProps { variant: 'a' | 'b'; size?: BProps['size'] | undefined; tone: 'danger'; loading: boolean }";
    expect(one(source)).toEqual([]);
  });
});

describe('the names of props in the portal', () => {
  it('have no other words for looks and waiting than those of the design system', () => {
    const faults = deviations(propsIn(root, 'apps/portal/src'));
    expect(faults.filter((fault) => / is called (?:variant|loading|size)$/.test(fault))).toEqual([]);
  });
});
