import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type Module, modules, styleFiles, testFiles } from './modules.ts';

/** Package names of the workspaces, with their module names. */
const workspaces: Readonly<Record<string, string>> = {
  '@lima-id/domain': 'domain',
  '@lima-id/api': 'api',
  '@lima-id/ui': 'ui',
  '@lima-id/content': 'content',
  '@lima-id/portal': 'portal',
  '@lima-id/gateway': 'gateway',
};

/** Entry points of workspaces that belong to a module of their own. */
const entryPoints: Readonly<Record<string, string>> = {
  '@lima-id/api/documents': 'api/documents',
  '@lima-id/api/openapi': 'api/documents',
};

/** Imports of a file, including type imports and dynamic imports: relative ones as paths from the root, others as package names. */
export function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return requests.map((request) => (request.startsWith('.') ? normalize(join(dirname(file), request)) : request));
}

/** The module of a file, by the first pattern that matches; null outside the workspaces' sources. */
export function moduleOf(file: string): Module | null {
  for (const candidate of modules) {
    const match = candidate.files.exec(file);
    if (match !== null) return { ...candidate, name: candidate.name.replace('$1', match[1] ?? '') };
  }
  return null;
}

const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

function allows({ name, imports }: Module, target: string): boolean {
  return (
    target === name ||
    imports.some((allowed) => allowed === target || (allowed.endsWith('/*') && target.startsWith(allowed.slice(0, -1))))
  );
}

/** Error message for an import that is not allowed; null when it is allowed. */
export function findViolation(file: string, imported: string): string | null {
  const importer = moduleOf(file);
  if (importer === null || testFiles.test(file)) return null;
  if (testFiles.test(imported)) return `${file} imports ${imported}, which only tests and stories run.`;
  const workspace = entryPoints[imported] ?? workspaces[packageOf(imported)];
  const target = workspace ?? moduleOf(imported)?.name;
  if (target !== undefined) {
    const byPath = workspace === undefined && target.split('/')[0] !== importer.name.split('/')[0];
    if (byPath) return `${file} imports ${imported} by a relative path outside its workspace.`;
    return allows(importer, target) ? null : `${file} imports ${imported}: ${importer.name} may not import ${target}.`;
  }
  const { packages, never = [] } = importer;
  const isStyle = imported === 'styled-components' && styleFiles.test(file);
  const isAllowed = packages === undefined || packages.includes(imported) || packages.includes(packageOf(imported));
  if (isAllowed && (isStyle || !never.includes(packageOf(imported)))) return null;
  return `${file} imports ${imported}: ${importer.name} may not use that package.`;
}

/** Import cycles of a graph, each as its files in import order. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const from = path.indexOf(file);
    if (from !== -1) cycles.push([...path.slice(from), file]);
    if (from !== -1 || finished.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}
