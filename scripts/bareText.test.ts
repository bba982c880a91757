import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareText, bareTexts, type Failing } from './bareText.ts';
import { root } from './steps.ts';

const products = globSync(['packages/ui/src/**/*.tsx', 'apps/portal/src/**/*.tsx'], { cwd: root }).filter(
  (file) => !/[.](?:stories|test)[.]|[\\/](?:testing|foundations)[\\/]|storyFrame/.test(file),
);

/** Components whose text fails, and why. */
const failing: [source: string, reason: Failing][] = [
  ['const One = () => <p>{on ? <br /> : null}提交</p>;', 'follows what comes and goes'],
  ['const One = () => <p>{on && <br />}提交</p>;', 'follows what comes and goes'],
  ['const One = () => <p>{rows.map((row) => <br key={row} />)}条</p>;', 'follows what comes and goes'],
  ['const One = () => <p>{on && <br />}{node}</p>;', 'follows what comes and goes'],
  ['const One = () => <p>{rows.map((row) => (on ? <br key={row} /> : null))}条</p>;', 'follows what comes and goes'],
  ['const One = () => <p>{Array.from(rows, (row) => <br key={row} />)}条</p>;', 'follows what comes and goes'],
  ['const One = () => <p>{rows.map((row) => `第${row}`)}</p>;', 'changes beside others'],
  ["const One = () => <p>{on ? '' : `共${count}`}<br /></p>;", 'changes beside others'],
  ['const One = () => <p>共{count}条</p>;', 'changes beside others'],
  ['const One = () => <p><br />{name}</p>;', 'changes beside others'],
  ["const One = () => <p><br />{on && '已保存'}</p>;", 'changes beside others'],
  ["const One = () => <p>{on ? '保存' : '提交'}<br /></p>;", 'changes beside others'],
  ['const One = () => <p>{rows}</p>;', 'changes beside others'],
  ['const One = () => <>正在查询</>;', 'has no element'],
  ["const One = () => (on ? '保存' : <br />);", 'has no element'],
  ['function One() { if (on) return name; return <br />; }', 'has no element'],
  ['const One = () => <p>{on ? <>保存</> : <br />}</p>;', 'has no element'],
];

/** Components whose text stays what it is, or has an element. */
const safe = [
  'const One = () => <p>{`共${count}条`}</p>;',
  "const One = () => <p>{on ? '保存' : '提交'}</p>;",
  'const One = () => <p><br /><span>{name}</span></p>;',
  'const One = () => <p>{on ? <br /> : null}<span>提交</span></p>;',
  'const One = () => <p>提交{on ? <br /> : null}</p>;',
  "const One = () => <p>{'提交'}{`保存`}{on ? <br /> : null}</p>;",
  'const One = () => <p>共{rows.map((row) => <br key={row} />)}</p>;',
  'const One = () => <p>{on ? <br /> : null}<b>保存</b>提交</p>;',
  "const One = () => <p><br /> {fixed}{' '}</p>;",
  'const One = () => <p>{on && <br />}{wrapText(node)}</p>;',
  'const One = () => <><br />{node}</>;',
  'const one = () => name;',
];

const given = [
  "import type { ReactNode } from 'react';",
  'declare const on: boolean, count: number, name: string, rows: string[], node: ReactNode;',
  'declare const wrapText: (children: ReactNode) => ReactNode;',
  "const fixed = '固定';",
];

const planted = [...failing.map(([source]) => source), ...safe];
const shapeFile = (index: number) => `shape${index}.tsx`;

/** Timeout in ms of what reads the types of the whole product. */
const wholeMs = 120_000;

let folder = '';
let api: API;
let product: Project | undefined;
let shapes: Project | undefined;

beforeAll(() => {
  // Below the root, so that React's types are found.
  mkdirSync(join(root, '.reports'), { recursive: true });
  folder = mkdtempSync(join(root, '.reports/bare-text-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.base.json' }));
  for (const [index, source] of planted.entries()) {
    writeFileSync(join(folder, shapeFile(index)), [...given, `export ${source}`].join('\n'));
  }
  api = new API({ cwd: root });
  const [ofProduct, ofShapes] = [join(root, 'tsconfig.vite.json'), join(folder, 'tsconfig.json')];
  const snapshot = api.updateSnapshot({ openProjects: [ofProduct, ofShapes] });
  product = snapshot.getProject(ofProduct);
  shapes = snapshot.getProject(ofShapes);
}, wholeMs);

afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

function textsIn(project: Project | undefined, path: string): BareText[] {
  const file = project?.program.getSourceFile(path);
  if (project === undefined || file === undefined) throw new Error(`TypeScript does not know ${path}.`);
  return bareTexts(project.checker, file);
}

describe('text that fails when the browser translates the page', () => {
  it.each(failing)('is found in %s, where it %s', (source, reason) => {
    const found = textsIn(shapes, join(folder, shapeFile(planted.indexOf(source))));
    expect(found.map((text) => [text.line, text.reason])).toEqual([[given.length + 1, reason]]);
  });

  it.each(safe)('is not found in %s', (source) => {
    expect(textsIn(shapes, join(folder, shapeFile(planted.indexOf(source))))).toEqual([]);
  });

  it(
    'is on no screen and in no component',
    () => {
      expect(products.length).toBeGreaterThan(500);
      const found = products.flatMap((file) => textsIn(product, join(root, file)).map((text) => ({ file, ...text })));
      expect(found.map(({ file, line, source, reason }) => `${file}:${line} ${reason}: ${source}`)).toEqual([]);
    },
    wholeMs,
  );
});
