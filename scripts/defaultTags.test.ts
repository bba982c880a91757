import { expect, it } from 'vitest';
import { propsIn, readProps } from './componentProps.ts';
import { defaultFaults } from './defaultTags.ts';
import { root } from './steps.ts';

const faultsOf = (sources: Record<string, string>) =>
  defaultFaults(new Map(Object.entries(sources).map(([file, source]) => [file, readProps(file, source)])));

it('the docstrings of the design system name the default values that its code has', () => {
  const sources = propsIn(root, 'packages/ui/src');
  const defaults = [...sources.values()].flatMap((source) => source.defaults);
  expect(defaults.length).toBeGreaterThan(250);
  expect(defaultFaults(sources)).toEqual([]);
});

const spaced = 'interface AProps { /** Px. @default 4 */ gap?: number | undefined }\nconst usual = 4;\n';

it.each([
  [
    'a default value that is not named',
    'interface AProps { gap?: number }\nfunction A({ gap = 4 }: AProps) {}',
    'is 4 by default',
  ],
  ['another value', `${spaced}function A({ gap = 8 }: AProps) {}`, 'is 8 by default, and not 4'],
  [
    'another value in the body of the function',
    `${spaced}function A(props: AProps) { const { gap = 8 } = props; }`,
    'is 8 by default, and not 4',
  ],
  [
    'a private name for an import',
    "import { pageSize as usual } from 'rules';\ninterface AProps { /** @default usual */ gap?: number }\nfunction A({ gap = usual }: AProps) {}",
    'is pageSize by default, and not usual',
  ],
  ['a default value that is gone', `${spaced}function A({ gap }: AProps) {}`, 'has no default value 4'],
])('finds %s', (_fault, source, said) => {
  expect(faultsOf({ 'a.ts': source })).toEqual([`a.ts: AProps.gap ${said}`]);
});

it.each([
  ['the constant of a module', `${spaced}function A({ gap = usual }: AProps) {}`],
  [
    'a constant of the module within an expression',
    'interface AProps { /** @default Math.min(4, width) */ gap?: number }\nconst usual = 4;\nfunction A({ width, gap = Math.min(usual, width) }: AProps) {}',
  ],
  [
    'an import under another name',
    "import { pageSize as usual } from 'rules';\ninterface AProps { /** @default pageSize */ size?: number }\nfunction A({ size = usual }: AProps) {}",
  ],
  ['a part of the interface', `${spaced}function A({ gap = 4 }: Pick<AProps, 'gap'>) {}`],
  ['a parameter that may be left out', `${spaced}function a(text: string, { gap = 4 }: AProps = {}) {}`],
  [
    'digits with separators',
    'interface AProps { /** @default 3000 */ ms?: number }\nfunction A({ ms = 3_000 }: AProps) {}',
  ],
  ['the attribute of an element', "interface AProps extends Native {}\nfunction A({ title = '' }: AProps) {}"],
])('follows the value when it is that of %s', (_place, source) => {
  expect(faultsOf({ 'a.ts': source })).toEqual([]);
});

it('finds the docstring in another file when the interface there is extended', () => {
  const base = 'export interface Base { hidden?: boolean | undefined }';
  const source =
    "import type { Base } from '../b.ts';\ninterface AProps extends Omit<Base, 'ref'> {}\nfunction A({ hidden = false }: AProps) {}";
  expect(faultsOf({ 'src/b.ts': base, 'src/a/a.ts': source })).toEqual(['src/b.ts: Base.hidden is false by default']);
});
