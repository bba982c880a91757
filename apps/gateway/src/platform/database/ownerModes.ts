/** What others than the owner may do with a file. */
const others = 0o077;

/** The parts of PGlite's file system that are reached into: what gives files their modes. */
interface ModeGivers {
  doSetAttr?(target: unknown, node: unknown, attributes: { mode?: number }, ...ways: unknown[]): void;
  node_ops?: { mknod?(above: unknown, name: string, mode: number, device: number): unknown };
}

/**
 * Has PGlite's file system make files and folders for their owner alone. PGlite's own gives every file that PostgreSQL creates the mode
 * 0666 once it is made, whatever the umask of the process.
 */
export function installOwnerModes(fileSystem: unknown): void {
  const givers = fileSystem as ModeGivers;
  const { doSetAttr, node_ops: operations } = givers;
  const mknod = operations?.mknod;
  if (doSetAttr === undefined || operations === undefined || mknod === undefined) {
    throw new Error('PGlite has changed its file system: modes of files cannot be set.');
  }
  givers.doSetAttr = (target, node, attributes, ...ways) => {
    const { mode } = attributes;
    doSetAttr(target, node, mode === undefined ? attributes : { ...attributes, mode: mode & ~others }, ...ways);
  };
  operations.mknod = (above, name, mode, device) => mknod(above, name, mode & ~others, device);
}
