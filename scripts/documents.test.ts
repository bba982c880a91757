import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@lima-id/api';
import { describe, expect, it } from 'vitest';
import { oldestVersion } from '../apps/gateway/src/platform/database/server.ts';
import { formMaxBytes, oneFile } from '../apps/gateway/src/platform/http/forms/readForm.ts';
import { lima } from '../apps/portal/src/brand/lima.ts';
import { sampleFieldsOf } from '../apps/portal/src/brand/sampleFields.ts';
import { repositoryFiles } from './repositoryFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const mebibyte = 1_048_576;

/** Developer documentation; the site's own content is checked by its build. */
const documents = repositoryFiles(root).filter(
  (path) => path.endsWith('.md') && !path.startsWith('apps/portal/content/') && path !== 'docs/content.md',
);

function linksOf(document: string): string[] {
  const links = readFileSync(join(root, document), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g);
  return [...links].map(([, target = '']) => target).filter((target) => !/^(?:[a-z]+:|\/)/.test(target));
}

/** File paths that a document mentions in backticks, relative to the root or to the document's folder. */
function pathsOf(document: string): string[] {
  const paths = readFileSync(join(root, document), 'utf8').matchAll(
    /`((?:apps|packages|bench|docs|e2e|scripts|\.storybook)\/[\w./-]+\.\w+)`/g,
  );
  return [...paths].map(([, path = '']) => path);
}

/** Source files that read the gateway's environment variables. */
const configFiles = globSync(
  [
    'src/config/*.ts',
    'src/platform/{mail,pictures,sms}/*Config.ts',
    'src/platform/{payment,verification}/**/*Config.ts',
  ],
  { cwd: join(root, 'apps/gateway'), exclude: ['**/*.test.ts'] },
);

/** Environment variable names in the gateway's source. */
function readVariables(): string[] {
  const names = configFiles.flatMap((file) => {
    const code = readFileSync(join(root, 'apps/gateway', file), 'utf8');
    return [...code.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map(([, name = '']) => name);
  });
  return [...new Set(names)].toSorted();
}

/** Variables in README's table, where a row abbreviates a common prefix: `A_B_ONE`, `_TWO`. */
function describedVariables(known: readonly string[]): string[] {
  const rows = readme.matchAll(/^\| (`[A-Z][A-Z0-9_]*`(?:, `[A-Z0-9_]+`)*) \|/gm);
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

describe('documentation', () => {
  it.each(documents)('%s links only to existing files', (document) => {
    const broken = linksOf(document).filter((target) => !existsSync(join(root, dirname(document), target)));
    expect(broken).toEqual([]);
  });

  it.each(documents)('%s mentions only existing files', (document) => {
    const places = [root, join(root, dirname(document))];
    expect(pathsOf(document).filter((path) => !places.some((place) => existsSync(join(place, path))))).toEqual([]);
  });

  it('decisions are numbered without gaps, in file name and title alike', () => {
    const files = globSync('*.md', { cwd: join(root, 'docs/adr') }).toSorted();
    const titles = files.map((file) => readFileSync(join(root, 'docs/adr', file), 'utf8').split('\n')[0] ?? '');
    const expected = files.map((_file, index) => index + 1);
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(expected);
    expect(titles.map((title) => Number(/^# (\d+)\. /.exec(title)?.[1]))).toEqual(expected);
  });

  it('README lists exactly the environment variables that the gateway reads', () => {
    const known = readVariables();
    expect(describedVariables(known)).toEqual(known);
  });

  it('README names every field of the brand that holds facts of the sample company', () => {
    const [, section = ''] = readme.split('#### Your brand\n');
    const named = new Set([...(section.split(/^#/m)[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    expect(sampleFieldsOf(lima).filter((field) => !named.has(field))).toEqual([]);
  });

  it('README tells proxies to let the largest request body of the contract pass', () => {
    const stated = [...readme.matchAll(/(?:client_max_body_size|proxy-body-size:) (\d+)m\b/g)].map(([, size]) =>
      Number(size),
    );
    const largest = Object.values(contract).map(({ encoding, bodyMaxBytes = 0, files = oneFile }) =>
      encoding === 'multipart' ? formMaxBytes(files) : bodyMaxBytes,
    );
    expect(stated).toHaveLength(2);
    expect(Math.min(...stated) * mebibyte).toBeGreaterThanOrEqual(Math.max(...largest));
  });

  it('README names the oldest PostgreSQL that the gateway accepts', () => {
    expect(/^\| `DATABASE_URL` .*PostgreSQL server \((\d+) or newer\)/m.exec(readme)?.[1]).toBe(String(oldestVersion));
  });

  it('docs/security.md lists exactly the attacks in bench/attacks', () => {
    const attacks = globSync('*.ts', { cwd: join(root, 'bench/attacks/src/attacks'), exclude: ['index.ts'] });
    const table = readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^\| `(\w+)` \|/gm);
    const named = new Set([...table].map(([, name = '']) => name));
    expect([...named].toSorted()).toEqual(attacks.map((file) => basename(file, '.ts')).toSorted());
  });
});
