// Writes the API reports of the published packages: every exported name with its declaration, per entry point, as the compiler sees it.
// `--check` compares with the committed reports, so that no public API changes unnoticed, and rejects exports without a docstring.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isComponentDoor } from './componentDoors.ts';
import { publishedPackages } from './publishedPackages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const checking = process.argv.includes('--check');

interface Statement {
  name: string;
  text: string;
  documented: boolean;
}

/** The statements of a declaration file, each with the comment before it. */
function statementsOf(text: string): { comment: string; text: string }[] {
  const found: { comment: string; text: string }[] = [];
  let comment = '';
  let open: string[] | null = null;
  let depth = 0;
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (open === null && /^\s*\/\*\*/.test(line)) {
      const end = lines.findIndex((one, index) => index >= at && one.includes('*/'));
      comment = lines.slice(at, end + 1).join('\n');
      at = end;
      continue;
    }
    if (open === null && line.trim() === '') continue;
    open = [...(open ?? []), line];
    for (const sign of line.replace(/\/\*.*?\*\/|'[^']*'|"[^"]*"|`[^`]*`|=>/g, '')) {
      if ('{([<'.includes(sign)) depth += 1;
      else if ('})]>'.includes(sign)) depth -= 1;
    }
    if (depth <= 0 && /[;}]\s*$/.test(line)) {
      found.push({ comment, text: open.join('\n') });
      open = null;
      comment = '';
      depth = 0;
    }
  }
  return found;
}

const nameOf = (text: string) =>
  /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) ([\w$]+)/.exec(text)?.[1];

/** Resolves an import of a declaration file: `./x.ts`, `./x.tsx` and `./x.js` all mean `x.d.ts`. */
function target(from: string, path: string): string {
  return join(dirname(from), path.replace(/\.(tsx?|js)$/, '.d.ts'));
}

/** Exports of an entry point, following re-exports to the declaring files. */
function exportsOf(file: string, wanted: ReadonlySet<string> | null = null, seen = new Set<string>()): Statement[] {
  if (wanted === null) {
    if (seen.has(file)) return [];
    seen.add(file);
  }
  const found: Statement[] = [];
  for (const { comment, text } of statementsOf(readFileSync(file, 'utf8'))) {
    const from = /from ['"](\.[^'"]+)['"]/.exec(text)?.[1];
    if (/^export (type )?\{/.test(text)) {
      const names = (/\{([^}]*)\}/.exec(text)?.[1] ?? '')
        .split(',')
        .map((part) => part.replace(/\btype\b/, '').trim())
        .filter((part) => part !== '');
      const inner = new Set(names.map((part) => part.split(' as ')[0]?.trim() ?? ''));
      if (wanted !== null && ![...inner].some((name) => wanted.has(name))) continue;
      if (from === undefined) continue;
      const asked = wanted === null ? inner : new Set([...inner].filter((name) => wanted.has(name)));
      found.push(...exportsOf(target(file, from), asked, seen));
    } else if (text.startsWith('export *') && from !== undefined) {
      found.push(...exportsOf(target(file, from), wanted, seen));
    } else {
      const name = nameOf(text);
      if (name === undefined || (wanted !== null && !wanted.has(name))) continue;
      found.push({ name, text, documented: comment !== '' });
    }
  }
  return found;
}

/** Comments are documentation, not API shape. */
const bare = (text: string) =>
  text
    .replace(/\n?\s*\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\n\s*\n/g, '\n')
    .trim();

/** Exempt from docstrings: icons (self-explanatory names), component props and schema types (documented on the component or schema). */
function speaksForItself(name: string, text: string): boolean {
  return (
    name.endsWith('Icon') ||
    (name.endsWith('Props') && text.includes('interface')) ||
    /\btypeof \w+/.test(text.split('=')[1] ?? '')
  );
}

let red = false;
let total = 0;
for (const { folder: place, manifest } of publishedPackages(root)) {
  for (const [entryPoint, entry] of Object.entries(manifest.exports ?? {})) {
    const declared: unknown = Object(entry)['types'];
    // The door of a component opens what the report of another entry point lists (componentDoors.test.ts).
    if (typeof declared !== 'string' || entryPoint.includes('*') || isComponentDoor(entryPoint)) continue;
    const types = join(root, place, declared);
    if (!existsSync(types)) throw new Error(`${relative(root, types)} is missing: run \`npm run build\` first.`);
    const statements = [...new Map(exportsOf(types).map((one) => [one.text, one])).values()];
    total += statements.length;
    for (const { name, text, documented } of statements) {
      if (documented || speaksForItself(name, text)) continue;
      console.log(`NO DOCSTRING ${place} ${entryPoint} ${name}`);
      red = true;
    }
    const body = statements
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.text.localeCompare(other.text, 'en'))
      .map(({ text }) => bare(text))
      .join('\n\n');
    const report = join(root, place, 'api', `${entryPoint === '.' ? 'index' : entryPoint.slice(2)}.d.ts.txt`);
    const text = `${body}\n`;
    if (!checking) {
      mkdirSync(dirname(report), { recursive: true });
      writeFileSync(report, text);
    } else if (!existsSync(report) || readFileSync(report, 'utf8') !== text) {
      console.log(`CHANGED ${relative(root, report)}: review it after \`npm run api:update\`.`);
      red = true;
    }
  }
}
console.log(`${total} exports ${checking ? 'compared' : 'written'}.`);
process.exit(red ? 1 : 0);
