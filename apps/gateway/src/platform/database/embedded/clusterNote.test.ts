import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartRefusal } from '../../startRefusal.ts';
import { findBinaries } from './binaries.ts';
import { noteCluster, refuseOtherCluster } from './clusterNote.ts';
import { movedFolder, placeCluster } from './owner.ts';

let root: string;
let dataDir: string;
let system: string;
let note: string;
/** The cluster in the data folder, and one outside. */
let inside: string;
let outside: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lima-note-'));
  chmodSync(root, 0o711);
  dataDir = join(root, 'data');
  system = join(root, 'system');
  mkdirSync(dataDir);
  mkdirSync(system);
  note = join(dataDir, 'postgresql.moved-to');
  inside = join(dataDir, 'postgresql');
  outside = movedFolder(dataDir, system);
});
afterEach(() => rmSync(root, { recursive: true }));

/** A start of a user, who keeps the cluster in the data folder. */
const start = () => {
  refuseOtherCluster(dataDir, { owner: null, folder: inside }, system);
  mkdirSync(inside, { recursive: true });
  noteCluster(dataDir, { folder: inside, isMoved: false });
};

/** A cluster that root's gateway keeps outside. */
const keepOutside = () => {
  mkdirSync(outside);
  noteCluster(dataDir, { folder: outside, isMoved: true });
};

describe('a cluster that is kept outside of its data folder', () => {
  it('is noted there', () => {
    keepOutside();
    expect(readFileSync(note, 'utf8')).toBe(outside);
    expect(() => refuseOtherCluster(dataDir, { owner: { uid: 1, gid: 1 }, folder: outside }, system)).not.toThrow();
  });

  it('is not replaced by an empty one when another user starts the gateway, who succeeds once it was moved', () => {
    keepOutside();
    expect(start).toThrow(StartRefusal);
    expect(start).toThrow(
      `数据目录 ${dataDir} 的数据库在 ${outside}，请先停止使用它的网关，将它移动到 ${inside}，并交给运行网关的用户（chown -R ${process.getuid?.()}），再重新启动；不再需要其中的数据时，请将它移走。`,
    );
    expect(existsSync(inside)).toBe(false);
    renameSync(outside, inside);
    for (const _start of [1, 2]) expect(start).not.toThrow();
    expect(existsSync(note)).toBe(false);
  });

  it('is found without a note, which earlier gateways did not write', () => {
    mkdirSync(outside);
    expect(start).toThrow(`数据目录 ${dataDir} 的数据库在 ${outside}，`);
  });

  it('is ignored without a note when the data folder has a cluster of its own', () => {
    mkdirSync(outside);
    mkdirSync(inside);
    expect(start).not.toThrow();
  });

  it('needs a decision when there is another in the data folder', () => {
    keepOutside();
    mkdirSync(inside);
    expect(start).toThrow(StartRefusal);
    expect(start).toThrow(
      `数据目录 ${dataDir} 原来的数据库在 ${outside}，而 ${inside} 中也有一个，请移走不再使用的一个，或删除 ${note} 以使用后者，再重新启动。`,
    );
    rmSync(note);
    expect(start).not.toThrow();
  });

  it('is missed when it is gone, until its note is deleted', () => {
    keepOutside();
    rmSync(outside, { recursive: true });
    expect(start).toThrow(StartRefusal);
    expect(start).toThrow(
      `数据目录 ${dataDir} 的数据库原在 ${outside}，现已不存在，请从备份恢复到 ${inside}，并交给运行网关的用户`,
    );
    rmSync(note);
    expect(start).not.toThrow();
  });
});

describe.runIf(process.getuid?.() === 0)('a cluster that root keeps outside', () => {
  it('is not replaced by an empty one when the data folder was renamed, and is found once it was moved', () => {
    // The program of a checkout below a closed folder would be copied.
    const program = { ...findBinaries(), postgres: '/bin/true' };
    const closed = join(root, 'closed');
    const renamed = join(closed, 'renamed');
    mkdirSync(join(closed, 'data'), { recursive: true });
    chmodSync(closed, 0o700);
    const first = placeCluster(join(closed, 'data'), program, system);
    expect(first.isMoved).toBe(true);
    mkdirSync(first.folder);
    noteCluster(join(closed, 'data'), first);
    renameSync(join(closed, 'data'), renamed);
    const next = placeCluster(renamed, program, system);
    const check = () => refuseOtherCluster(renamed, next, system);
    expect(check).toThrow(
      `数据目录 ${renamed} 的数据库在 ${first.folder}，请先停止使用它的网关，将它移动到 ${next.folder}，再重新启动；不再需要其中的数据时，请将它移走。`,
    );
    renameSync(first.folder, next.folder);
    expect(check).not.toThrow();
    noteCluster(renamed, next);
    expect(placeCluster(renamed, program, system)).toEqual(next);
    expect(readFileSync(join(renamed, 'postgresql.moved-to'), 'utf8')).toBe(next.folder);
  });
});
