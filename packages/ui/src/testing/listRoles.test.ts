import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const home = fileURLToPath(new URL('..', import.meta.url));

/** Their lists are within a `nav`, where WebKit keeps the semantics of a list without bullets. */
const withinNav = new Set([
  'Breadcrumb/Breadcrumb.tsx',
  'CategoryTree/CategoryTree.tsx',
  'Header/MainNav.tsx',
  'Header/PhoneMenu.tsx',
  'Pagination/Pagination.tsx',
  'SectionNav/SectionNav.tsx',
  'SideMenu/SideMenu.tsx',
  'TableOfContents/TableOfContents.tsx',
]);

const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(home, path), 'utf8');

/** Names of the styled lists in a file of styles. */
const styledLists = (path: string) =>
  [...read(path).matchAll(/export const (\w+) = styled\.(?:ul|ol)\b/g)].map(([, name]) => name);

/** Start tags of the lists in a component: of its own, and those that its styles next to it define. */
function startTags(path: string): string[] {
  const styles = [...read(path).matchAll(/from '(\.\/\w+\.styles\.ts)'/g)].map(([, file]) =>
    join(path, '..', file ?? ''),
  );
  const names = ['ul', 'ol', ...styles.flatMap(styledLists)];
  return [...read(path).matchAll(new RegExp(`<(?:${names.join('|')})(?=[\\s>])[^>]*`, 'g'))].map(([tag]) => tag);
}

const components = files
  .filter((path) => path.endsWith('.tsx') && !/\.(?:test|stories)\.|^(?:testing|foundations)\//.test(path))
  .filter((path) => startTags(path).length > 0);

describe('lists without bullets', () => {
  it('are found in files that exist when they are within a nav', () => {
    expect([...withinNav].filter((path) => !components.includes(path))).toEqual([]);
  });

  it.each(components.filter((path) => !withinNav.has(path)))('have their role written in %s', (path) => {
    expect(startTags(path).filter((tag) => !tag.includes('role={listRole}'))).toEqual([]);
  });
});
