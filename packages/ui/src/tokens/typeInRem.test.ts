import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const typeInPx = /(?<![\w-])(?:font|font-size|line-height):[^;{}]*(?:\$\{[^}]*\}[^;{}]*)*?\dpx|\dpx\/\d/;

describe('styles', () => {
  it('write type in rem, so that the large mode and the size chosen in the browser reach it', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.styles.ts'),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((name) => typeInPx.test(readFileSync(join(source, name), 'utf8')))).toEqual([]);
  });
});
