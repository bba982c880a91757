import { expect, it } from 'vitest';
import { propsIn, readProps, type SourceProps } from './componentProps.ts';
import { root } from './steps.ts';

/** Types that include undefined. */
const takesUndefined = /\| undefined$|^(?:ReactNode|unknown)$/;

/** Optional properties of the interfaces in a source that refuse an explicit undefined: `Interface.property`. */
function refusing({ interfaces }: SourceProps): string[] {
  return interfaces.flatMap(({ name, props }) =>
    props.filter(({ optional, type }) => optional && !takesUndefined.test(type)).map((prop) => `${name}.${prop.name}`),
  );
}

it('the design system accepts undefined for every optional prop, as sites with exactOptionalPropertyTypes pass it', () => {
  const sources = propsIn(root, 'packages/ui/src');
  expect(sources.size).toBeGreaterThan(400);
  const faults = [...sources].flatMap(([file, source]) => refusing(source).map((one) => `${file}: ${one}`));
  expect(faults).toEqual([]);
});

it('an optional property without undefined is found', () => {
  const source =
    'interface A { a?: string; b?: string | undefined; c?: ReactNode; d: string; e?: () => void; f?: (() => void) | undefined }';
  expect(refusing(readProps('a.ts', source))).toEqual(['A.a', 'A.e']);
});
