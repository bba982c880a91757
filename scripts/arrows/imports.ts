import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type Room, rooms, styleFiles, testFiles } from './rooms.ts';

/** The workspaces by the names that imports have for them. */
const workspaces: Readonly<Record<string, string>> = {
  '@lima-id/domain': 'domain',
  '@lima-id/api': 'api',
  '@lima-id/ui': 'ui',
  '@lima-id/content': 'content',
  '@lima-id/portal': 'portal',
  '@lima-id/gateway': 'gateway',
};

/** What a file imports, types and lazy modules included: paths from the root for its neighbours, names for packages. */
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

/** The room of a file, by the first pattern that matches; null outside of the workspaces' sources. */
export function roomOf(file: string): Room | null {
  for (const room of rooms) {
    const match = room.files.exec(file);
    if (match !== null) return { ...room, name: room.name.replace('$1', match[1] ?? '') };
  }
  return null;
}

const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

function allows({ name, imports }: Room, target: string): boolean {
  return (
    target === name ||
    imports.some((allowed) => allowed === target || (allowed.endsWith('/*') && target.startsWith(allowed.slice(0, -1))))
  );
}

/** Why a file may not import something, in a sentence; null when it may. */
export function refusal(file: string, imported: string): string | null {
  const room = roomOf(file);
  if (room === null || testFiles.test(file)) return null;
  if (testFiles.test(imported)) return `${file} imports ${imported}, which only tests and stories run.`;
  const workspace = workspaces[packageOf(imported)];
  const target = workspace ?? roomOf(imported)?.name;
  if (target !== undefined) {
    const byPath = workspace === undefined && target.split('/')[0] !== room.name.split('/')[0];
    if (byPath) return `${file} imports ${imported} by a path out of its workspace.`;
    return allows(room, target) ? null : `${file} imports ${imported}: ${room.name} may not import ${target}.`;
  }
  const { packages, never = [] } = room;
  const isStyle = imported === 'styled-components' && styleFiles.test(file);
  const isTaken = packages === undefined || packages.includes(imported) || packages.includes(packageOf(imported));
  if (isTaken && (isStyle || !never.includes(packageOf(imported)))) return null;
  return `${file} imports ${imported}: ${room.name} may not take that package.`;
}

/** The circles of a graph, each as its files in the order in which they import each other. */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const from = path.indexOf(file);
    if (from !== -1) circles.push([...path.slice(from), file]);
    if (from !== -1 || finished.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}
