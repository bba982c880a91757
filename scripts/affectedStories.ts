// Finds the stories that a change affects: those that import a changed file, directly or not.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './boundaries/imports.ts';
import { repositoryFiles } from './repositoryFiles.ts';

const storyFile = /\.stories\.tsx$/;
/** The condition of a package's exports that points at its source. */
const sourceCondition = '@lima-id/source';

interface Manifest {
  name: string;
  /** A subpath that leads to null is closed. */
  exports?: Record<string, Record<string, string> | string | null>;
}

/** Source files that workspaces export, by the specifiers of their imports. */
export function exportedFiles(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const manifest of globSync('{packages,apps}/*/package.json', { cwd: root })) {
    const { name, exports = {} }: Manifest = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
    for (const [subpath, target] of Object.entries(exports)) {
      const file = typeof target === 'string' ? target : target?.[sourceCondition];
      if (file !== undefined) found.set(join(name, subpath), join(manifest, '..', file));
    }
  }
  return found;
}

/** Every source file of the workspaces, with the files that it imports. */
export function readGraph(root: string): Map<string, string[]> {
  const exported = exportedFiles(root);
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
  const files = new Set(repositoryFiles(root));
  return new Map(
    sources
      .filter((file) => files.has(file))
      .map((file) => {
        const imported = importsOf(file, readFileSync(join(root, file), 'utf8'));
        return [file, imported.map((target) => exported.get(target) ?? target)];
      }),
  );
}

/** Story files that import a changed file, directly or not; closest first. */
export function affectedStories(graph: ReadonlyMap<string, readonly string[]>, changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const target of imported) importers.set(target, [...(importers.get(target) ?? []), file]);
  // Breadth first: the order in which files are reached is that of their distance.
  const reached = new Set(changed.filter((file) => graph.has(file)));
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => storyFile.test(file));
}
