/** Permission bits of group and others. */
const others = 0o077;

/** Patched parts of PGlite's file system: those that set file modes. */
interface FileSystemModes {
  doSetAttr?(target: unknown, node: unknown, attributes: { mode?: number }, ...ways: unknown[]): void;
  node_ops?: { mknod?(above: unknown, name: string, mode: number, device: number): unknown };
}

/**
 * Makes PGlite's file system create files and folders for the owner only. PGlite sets mode 0666 on every file that PostgreSQL creates,
 * whatever the umask.
 */
export function installOwnerModes(fileSystem: unknown): void {
  const modes = fileSystem as FileSystemModes;
  const { doSetAttr, node_ops: operations } = modes;
  const mknod = operations?.mknod;
  if (doSetAttr === undefined || operations === undefined || mknod === undefined) {
    throw new Error('PGlite has changed its file system: modes of files cannot be set.');
  }
  modes.doSetAttr = (target, node, attributes, ...ways) => {
    const { mode } = attributes;
    doSetAttr(target, node, mode === undefined ? attributes : { ...attributes, mode: mode & ~others }, ...ways);
  };
  operations.mknod = (above, name, mode, device) => mknod(above, name, mode & ~others, device);
}
