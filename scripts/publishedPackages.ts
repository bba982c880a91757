import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The fields of a package.json that releases are about. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  license?: string;
  description?: string;
  keywords?: string[];
  homepage?: string;
  bugs?: { url?: string };
  repository?: { type?: string; url?: string; directory?: string };
  engines?: { node?: string };
  files?: string[];
  exports?: Record<string, unknown>;
  publishConfig?: { access?: string; provenance?: boolean };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface PublishedPackage {
  /** Its folder from the root: `packages/ui`. */
  folder: string;
  manifest: Manifest;
}

/** The workspaces below `packages` that npm publishes: all that are not private, in the order of their names. */
export function publishedPackages(root: string): PublishedPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => ({
      folder: dirname(file).replaceAll('\\', '/'),
      manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
    }))
    .filter(({ manifest }) => manifest.private !== true);
}
