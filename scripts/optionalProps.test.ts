import { expect, it } from 'vitest';
import { propsIn, readProps, type SourceProps } from './componentProps.ts';
import { root } from './steps.ts';

/** Types that include undefined. */
const takesUndefined = /(?:^|\| )undefined$|^(?:ReactNode|unknown)$/;

/** Optional members of the types in a source that refuse an explicit undefined: `Interface.property`. */
function refusing({ optionals }: SourceProps): string[] {
  return optionals.filter(({ type }) => !takesUndefined.test(type)).map(({ name }) => name);
}

it('the design system accepts undefined for every optional prop, as sites with exactOptionalPropertyTypes pass it', () => {
  const sources = propsIn(root, 'packages/ui/src');
  expect(sources.size).toBeGreaterThan(400);
  expect([...sources.values()].flatMap(({ optionals }) => optionals).length).toBeGreaterThan(600);
  const faults = [...sources].flatMap(([file, source]) => refusing(source).map((one) => `${file}: ${one}`));
  expect(faults).toEqual([]);
});

it.each([
  ['a property', 'interface A { a?: string; b?: string | undefined; c?: ReactNode; d: string }', ['A.a']],
  ['a function', 'interface A { a?: () => void; b?: (() => void) | undefined }', ['A.a']],
  ['a method', 'interface A { a?(): void; b(): void }', ['A.a']],
  ['a member of an inner type', 'interface A { a: readonly { b?: boolean; c?: boolean | undefined }[] }', ['A.a.b']],
  ['a member of an exported type', 'export type A = B & { a?: string; b?: undefined };', ['A.a']],
  ['the members of a mapped type', 'interface A<V> { a?: { [N in keyof V]?: string } | undefined }', ['A.a']],
  [
    'the values of a record',
    'interface A { a: Partial<Record<B, string>>; b: Partial<Record<B, string | undefined>> }',
    ['A.a'],
  ],
  ['parts of another type', "interface A { a: Partial<Pick<B, 'c'>> }", ['A.a']],
])('an optional member without undefined is found when it is %s', (_kind, source, found) => {
  expect(refusing(readProps('a.ts', source))).toEqual(found);
});

it('an optional member is no fault when no other module sees its type', () => {
  expect(refusing(readProps('a.ts', 'type A = { a?: string };\nfunction f({ b }: { b?: string }) {}'))).toEqual([]);
});
