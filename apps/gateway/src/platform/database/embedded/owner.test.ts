import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { giveTo, ownerOf, placeCluster } from './owner.ts';
import { startServer } from './server.ts';

const isRoot = process.getuid?.() === 0;

let root: string;
let dataDir: string;
let system: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lima-owner-'));
  chmodSync(root, 0o755);
  dataDir = join(root, 'data');
  system = join(root, 'system');
  mkdirSync(dataDir, { mode: 0o700 });
});
afterEach(() => rmSync(root, { recursive: true }));

describe.runIf(isRoot)('placeCluster as root', () => {
  it("chooses the data folder's owner, or nobody when that is root or has no name", () => {
    const nobody = ownerOf(dataDir);
    expect(nobody?.uid).toBeGreaterThan(1);
    // `daemon`, which every system has.
    chownSync(dataDir, 1, 1);
    expect(ownerOf(dataDir)).toEqual({ uid: 1, gid: 1 });
    chownSync(dataDir, 12_345, 23_456);
    expect(ownerOf(dataDir)).toEqual(nobody);
    expect(placeCluster(dataDir, findBinaries(), system)).toMatchObject({ owner: nobody, isMoved: false });
  });

  it("keeps the cluster in root's data folder and lets its owner pass through it", () => {
    // The program of a checkout below a closed folder would be copied.
    const program = { ...findBinaries(), postgres: '/bin/true' };
    const placed = placeCluster(dataDir, program, system);
    expect(placed).toMatchObject({ folder: join(dataDir, 'postgresql'), isMoved: false });
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
    expect(existsSync(system)).toBe(false);
  });

  it('keeps program and cluster outside of a folder that its owner cannot reach, and finds them again', async () => {
    const program = findBinaries();
    const hidden = { ...program, postgres: join(root, 'hidden', 'postgres') };
    chmodSync(root, 0o711);
    const closed = join(root, 'closed');
    mkdirSync(join(closed, 'data'), { recursive: true });
    chmodSync(closed, 0o700);
    const placed = placeCluster(join(closed, 'data'), hidden, system);
    expect(placed.isMoved).toBe(true);
    expect(placed.folder.startsWith(system)).toBe(true);
    expect(readFileSync(`${placed.folder}.data-folder`, 'utf8')).toBe(realpathSync(join(closed, 'data')));
    expect(placed.binaries.postgres.startsWith(system)).toBe(true);
    await createCluster({ ...placed, isDurable: false });
    const server = await startServer({ ...placed, isDurable: false });
    await server.stop();
    // A folder that became reachable does not hide the cluster.
    chmodSync(closed, 0o755);
    expect(placeCluster(join(closed, 'data'), hidden, system)).toEqual(placed);
    // Another data folder has another cluster.
    expect(placeCluster(dataDir, program, system).folder).not.toBe(placed.folder);
  }, 60_000);

  it('refuses in one sentence when the cluster in a data folder became unreachable', () => {
    mkdirSync(join(dataDir, 'postgresql'));
    chmodSync(root, 0o700);
    expect(() => placeCluster(dataDir, findBinaries(), system)).toThrow(
      /^运行 PostgreSQL 的用户（uid \d+）无法进入数据目录 .+，请为它和它的上级目录加上执行权限（chmod o\+x），或以普通用户启动网关。$/,
    );
  });

  it('gives a copy that root made to the owner', () => {
    const owner = ownerOf(dataDir);
    mkdirSync(join(dataDir, 'postgresql', 'data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgresql', 'data', 'PG_VERSION'), '18\n');
    giveTo(owner, join(dataDir, 'postgresql'));
    expect(statSync(join(dataDir, 'postgresql')).uid).toBe(owner?.uid);
    expect(statSync(join(dataDir, 'postgresql', 'data', 'PG_VERSION')).uid).toBe(owner?.uid);
  });
});

describe.runIf(!isRoot)('placeCluster as a user', () => {
  it('runs PostgreSQL as that user, in the data folder', () => {
    const binaries = findBinaries();
    expect(placeCluster(dataDir, binaries, system)).toEqual({
      owner: null,
      binaries,
      folder: join(dataDir, 'postgresql'),
      isMoved: false,
    });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });
});
