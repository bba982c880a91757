import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('README.md of the lookup states every limit with the value of its constant', () => {
  const page = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  const stated = [...page.matchAll(/`(\w+)` = (\d+)/g)].map(([, name = '', value = '']) => [name, Number(value)]);
  expect(Object.fromEntries(stated)).toEqual({ ...limits });
});
