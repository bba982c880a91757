import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { root } from './steps.ts';

/** Files that only tests and stories run. */
const aside = /\.(?:test|stories)\.|\.test\.data\.|\/samples\.tsx$|\/src\/(?:testing|foundations)\//;
/** Types that include undefined. */
const takesUndefined = /\| undefined$|^(?:ReactNode|unknown)$/;

/** Optional properties of the interfaces in a source that refuse an explicit undefined: `Interface.property`. */
function refusing(file: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      for (const member of body.body) {
        if (member.type !== 'TSPropertySignature' || !member.optional || !member.typeAnnotation) continue;
        const { start, end } = member.typeAnnotation.typeAnnotation;
        const name = source.slice(member.key.start, member.key.end);
        if (!takesUndefined.test(source.slice(start, end))) found.push(`${id.name}.${name}`);
      }
    },
  }).visit(parseSync(file, source).program);
  return found;
}

const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !aside.test(file));

it('the design system accepts undefined for every optional prop, as sites with exactOptionalPropertyTypes pass it', () => {
  expect(files.length).toBeGreaterThan(400);
  const faults = files.flatMap((file) =>
    refusing(file, readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(faults).toEqual([]);
});

it('an optional property without undefined is found', () => {
  expect(
    refusing('a.ts', 'interface A { a?: string; b?: string | undefined; c?: ReactNode; d: string; e?: () => void }'),
  ).toEqual(['A.a', 'A.e']);
});
