import type { PageName } from '../../packages/api/src/pages/pages.ts';
import type { BuiltPortal } from './builtPortal.ts';

/** Libraries that no page loads first. */
const heavy = ['@nivo/', 'zxing-wasm', 'node_modules/zod/v4/classic'];

/** What checks answers and forms. */
const schemas = 'node_modules/zod/';

/**
 * Pages that show what is in their document, or rest without a call: their schemas come with the first call. A constant that ends up in the
 * chunk of the calls is enough to bring them back, and 100 ms of a slow phone with them.
 */
const withoutSchemas: ReadonlySet<PageName> = new Set([
  'home',
  'identifier',
  'store',
  'apps',
  'app',
  'catalogue',
  'news',
  'article',
  'ecology',
  'promotion',
  'special',
]);

/** What the scripts before the hydration of a page hold too early. */
export function firstLoadProblems(
  { scriptsBefore, modulesIn }: Pick<BuiltPortal, 'scriptsBefore' | 'modulesIn'>,
  page: PageName,
): string[] {
  const early = withoutSchemas.has(page) ? [...heavy, schemas] : heavy;
  return scriptsBefore(page).flatMap((script) => {
    const modules = modulesIn(script).map((module) => module.replaceAll('\\', '/'));
    const found = early.filter((library) => modules.some((module) => module.includes(library)));
    return found.map((library) => `The page ${page} loads ${library} in ${script}`);
  });
}
