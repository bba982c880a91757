// The installed packages that a workspace can reach, as the lockfile fixes them.

const kinds = ['dependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** An entry of package-lock.json, version 3. */
interface Locked extends Partial<Record<(typeof kinds)[number] | 'devDependencies', Record<string, string>>> {
  version?: string;
  /** Of a link: the workspace that it leads to. */
  resolved?: string;
  link?: boolean;
}

export interface Lockfile {
  packages?: Record<string, Locked>;
}

/** A workspace by its folder, the root by '', and whether its development packages are used too. */
export interface LockedWorkspace {
  folder: string;
  withDevelopment: boolean;
}

/** The entry that a package's import of `name` finds: in its own `node_modules`, then in those above it. */
function placeOf(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  const folders = from === '' ? [] : from.split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const place = [...folders.slice(0, depth), 'node_modules', name].join('/');
    if (packages[place] !== undefined) return place;
  }
  // An optional or a peer package that is not installed.
  return undefined;
}

/** The entries reachable from workspaces, each as a line of text, sorted; other workspaces are followed only when named. */
export function lockedPackages({ packages = {} }: Lockfile, workspaces: readonly LockedWorkspace[]): string[] {
  const reached = new Set(workspaces.map(({ folder }) => folder));
  const developed = new Set(workspaces.flatMap(({ folder, withDevelopment }) => (withDevelopment ? [folder] : [])));
  for (const place of reached) {
    const locked = packages[place];
    if (locked === undefined || locked.link === true) continue;
    const used = developed.has(place) ? [...kinds, 'devDependencies' as const] : kinds;
    for (const name of used.flatMap((kind) => Object.keys(locked[kind] ?? {}))) {
      const next = placeOf(packages, place, name);
      if (next !== undefined) reached.add(next);
    }
  }
  return [...reached].map((place) => `${place} ${textOf(packages[place], developed.has(place))}`).toSorted();
}

/** What is said of an entry, without the development packages that nobody uses here. */
function textOf(locked: Locked | undefined, withDevelopment: boolean): string {
  if (withDevelopment) return JSON.stringify(locked);
  const { devDependencies: _, ...rest } = locked ?? {};
  return JSON.stringify(rest);
}
