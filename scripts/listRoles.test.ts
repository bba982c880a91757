import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps.ts';

/** Their lists are within a `nav`, where WebKit keeps the semantics of a list without bullets. */
const withinNav = new Set([
  'packages/ui/src/Breadcrumb/Breadcrumb.tsx',
  'packages/ui/src/CategoryTree/CategoryTree.tsx',
  'packages/ui/src/Header/MainNav.tsx',
  'packages/ui/src/Header/PhoneMenu.tsx',
  'packages/ui/src/Pagination/Pagination.tsx',
  'packages/ui/src/SectionNav/SectionNav.tsx',
  'packages/ui/src/SideMenu/SideMenu.tsx',
  'packages/ui/src/TableOfContents/TableOfContents.tsx',
  'apps/portal/src/screens/document/api/OperationNav.tsx',
  'apps/portal/src/screens/identifier/SceneContents.tsx',
  'apps/portal/src/shared/personal/PersonalMenu.tsx',
]);

const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface StyleImport {
  /** The module of styles, from the root of the repository. */
  file: string;
  /** The name there. */
  name: string;
  /** The name in the importing file. */
  local: string;
}

/** What a file imports from modules of styles. */
function styleImports(file: string): StyleImport[] {
  return [...read(file).matchAll(/import \{([^}]*)\} from '(\.[^']*\.styles\.ts)'/g)].flatMap(
    ([, names = '', path = '']) =>
      [...names.matchAll(/(\w+)(?: as (\w+))?/g)].map(([, name = '', local = name]) => ({
        file: posix.join(posix.dirname(file), path),
        name,
        local,
      })),
  );
}

/** Whether a component of a module of styles is a list, or extends one. */
function isStyledList({ file, name }: Pick<StyleImport, 'file' | 'name'>): boolean {
  const [, base] = new RegExp(`const ${name} = styled[.(](\\w+)`).exec(read(file)) ?? [];
  if (base === undefined || base === 'ul' || base === 'ol') return base !== undefined;
  const imported = styleImports(file).find(({ local }) => local === base);
  return isStyledList(imported ?? { file, name: base });
}

/** Start tags of the lists in a component: elements and styled ones. */
function startTags(file: string): string[] {
  const styled = styleImports(file).filter(isStyledList);
  const names = ['ul', 'ol', ...styled.map(({ local }) => local)];
  return [...read(file).matchAll(new RegExp(`<(?:${names.join('|')})(?=[\\s>])[^>]*`, 'g'))].map(([tag]) => tag);
}

const components = globSync(['packages/ui/src/**/*.tsx', 'apps/portal/src/**/*.tsx'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/[.](?:stories|test)[.]|[/](?:testing|foundations)[/]/.test(file))
  .filter((file) => startTags(file).length > 0);

describe('lists without bullets', () => {
  it('are found in files that exist when they are within a nav', () => {
    expect([...withinNav].filter((file) => !components.includes(file))).toEqual([]);
  });

  it('are found when they are elements, are styled, and extend a styled one of another module', () => {
    expect(components).toEqual(
      expect.arrayContaining([
        'packages/ui/src/form/ErrorSummary.tsx',
        'packages/ui/src/Avatar/AvatarGroup.tsx',
        'apps/portal/src/screens/ecology/Rights.tsx',
      ]),
    );
  });

  it.each(components.filter((file) => !withinNav.has(file)))('have their role written in %s', (file) => {
    expect(startTags(file).filter((tag) => !tag.includes('role={listRole}'))).toEqual([]);
  });
});
