import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Documents for people who work on the project; content for the site's readers is checked where it is built. */
const documents = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && !path.startsWith('apps/portal/content/') && path !== 'docs/content.md');

function linksOf(document: string): string[] {
  const links = readFileSync(join(root, document), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g);
  return [...links].map(([, target = '']) => target).filter((target) => !/^(?:[a-z]+:|\/)/.test(target));
}

/** Files that a document names in code type, by their paths from the root or from the document's own folder. */
function pathsOf(document: string): string[] {
  const paths = readFileSync(join(root, document), 'utf8').matchAll(
    /`((?:apps|packages|bench|docs|e2e|scripts|\.storybook)\/[\w./-]+\.\w+)`/g,
  );
  return [...paths].map(([, path = '']) => path);
}

/** Files that read the gateway's environment variables. */
const configFiles = globSync(
  ['src/config/*.ts', 'src/platform/{mail,sms}/*Config.ts', 'src/platform/{payment,verification}/**/*Config.ts'],
  { cwd: join(root, 'apps/gateway'), exclude: ['**/*.test.ts'] },
);

/** Variables that the gateway reads, as its code names them. */
function readVariables(): string[] {
  const names = configFiles.flatMap((file) => {
    const code = readFileSync(join(root, 'apps/gateway', file), 'utf8');
    return [...code.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map(([, name = '']) => name);
  });
  return [...new Set(names)].toSorted();
}

/** Variables of the table in README, whose rows write the common beginning of several once: `A_B_ONE`, `_TWO`. */
function describedVariables(known: readonly string[]): string[] {
  const rows = readFileSync(join(root, 'README.md'), 'utf8').matchAll(
    /^\| (`[A-Z][A-Z0-9_]*`(?:, `[A-Z0-9_]+`)*) \|/gm,
  );
  return [...rows]
    .flatMap(([, cell = '']) => {
      const [first = '', ...others] = [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      const parts = first.split('_');
      const whole = (name: string) => {
        const candidates = parts.map((_part, count) => `${parts.slice(0, count).join('_')}${name}`);
        return candidates.findLast((candidate) => known.includes(candidate)) ?? name;
      };
      return [first, ...others.map((name) => (name.startsWith('_') ? whole(name) : name))];
    })
    .toSorted();
}

describe('documents', () => {
  it.each(documents)('%s links to files that exist', (document) => {
    const broken = linksOf(document).filter((target) => !existsSync(join(root, dirname(document), target)));
    expect(broken).toEqual([]);
  });

  it.each(documents)('%s names files that exist', (document) => {
    const places = [root, join(root, dirname(document))];
    expect(pathsOf(document).filter((path) => !places.some((place) => existsSync(join(place, path))))).toEqual([]);
  });

  it('README describes every environment variable of the gateway, and no other', () => {
    const known = readVariables();
    expect(describedVariables(known)).toEqual(known);
  });

  it('docs/security.md names every attack of bench/attacks, and no other', () => {
    const attacks = globSync('*.ts', { cwd: join(root, 'bench/attacks/src/attacks'), exclude: ['index.ts'] });
    const table = readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^\| `(\w+)` \|/gm);
    const named = new Set([...table].map(([, name = '']) => name));
    expect([...named].toSorted()).toEqual(attacks.map((file) => basename(file, '.ts')).toSorted());
  });
});
