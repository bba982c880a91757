import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './steps.ts';

/** A block of code in a document. */
interface Snippet {
  document: string;
  /** Line of its fence, from 1. */
  line: number;
  /** `ts` or `tsx`. */
  language: string;
  code: string;
}

const documents = globSync(
  [
    'README.md',
    'docs/**/*.md',
    '{packages,apps,examples}/*/README.md',
    '{packages,apps}/*/src/**/*.mdx',
    '.storybook/*.mdx',
  ],
  { cwd: root, exclude: ['**/node_modules/**'] },
).map((file) => file.replaceAll('\\', '/'));

function snippetsOf(document: string): Snippet[] {
  const text = readFileSync(join(root, document), 'utf8');
  return Array.from(text.matchAll(/^```(tsx?)\n(.*?)^```$/gms), ({ 1: language = '', 2: code = '', index }) => ({
    document,
    line: text.slice(0, index).split('\n').length,
    language,
    code,
  }));
}

const snippets = documents.flatMap(snippetsOf);

/** Folder of a document's snippets, which may import each other by the names in their first lines. */
const folderOf = (document: string) => document.replaceAll(/[^A-Za-z0-9]+/g, '-');

function fileOf({ document, line, language, code }: Snippet): string {
  const named = /^\/\/ ([\w.]+\.tsx?)\n/.exec(code)?.[1];
  return `${folderOf(document)}/${named ?? `line${line}.${language}`}`;
}

let folder = '';
let faults: string[] = [];

beforeAll(() => {
  mkdirSync(join(root, '.reports'), { recursive: true });
  folder = mkdtempSync(join(root, '.reports/snippets-'));
  for (const snippet of snippets) {
    const file = join(folder, fileOf(snippet));
    mkdirSync(dirname(file), { recursive: true });
    // A block without imports is a module too, so that blocks do not share their names.
    writeFileSync(file, `${snippet.code}export {};\n`);
  }
  const options = {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: options, include: ['**/*'] }),
  );
  const typescript = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [typescript, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  faults = (stdout + stderr).split('\n').filter(Boolean);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the code in documents', () => {
  it('is found', () => {
    const found = new Set(snippets.map(({ document }) => document));
    for (const document of ['packages/ui/README.md', 'packages/domain/README.md', '.storybook/AssemblingAPortal.mdx'])
      expect(found).toContain(document);
  });

  it('compiles as it stands', () => {
    const inSnippets = faults.map((fault) =>
      snippets.reduce(
        (text, one) => text.replace(`${folder.slice(root.length)}/${fileOf(one)}`, `${one.document}:${one.line}`),
        fault,
      ),
    );
    expect(inSnippets).toEqual([]);
  });
});
