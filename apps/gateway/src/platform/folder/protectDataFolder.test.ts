import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Log } from '../log/log.ts';
import { protectDataFolder } from './protectDataFolder.ts';

describe('protectDataFolder', () => {
  let root: string;
  let folder: string;
  let lines: object[];
  const log: Log = { info() {}, warn: (fields) => void lines.push(fields), error() {} };
  const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'lima-protect-'));
    folder = join(root, 'data');
    lines = [];
    for (const path of ['', 'database', 'database/base', 'pictures', 'private']) {
      mkdirSync(join(folder, path), { recursive: true });
      chmodSync(join(folder, path), 0o777);
    }
    for (const path of ['lock', 'secret', 'database/base/1', 'private/a.webp']) {
      writeFileSync(join(folder, path), '');
      chmodSync(join(folder, path), 0o666);
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('restricts open files and folders, with one log line', () => {
    protectDataFolder(folder, log);
    for (const path of ['', 'database', 'database/base', 'pictures', 'private']) expect(modeOf(path)).toBe('700');
    for (const path of ['lock', 'secret', 'database/base/1', 'private/a.webp']) expect(modeOf(path)).toBe('600');
    expect(lines).toEqual([{ mended: 9, left: 0 }]);
  });

  it('logs nothing when permissions are right', () => {
    protectDataFolder(folder, log);
    lines = [];
    protectDataFolder(folder, log);
    expect(lines).toEqual([]);
  });

  it('ignores files that are not the gateway’s, their folder, and link targets', () => {
    const shared = join(root, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o777);
    rmSync(join(folder, 'pictures'), { recursive: true });
    symlinkSync(shared, join(folder, 'pictures'));
    writeFileSync(join(folder, 'notes.txt'), '');
    chmodSync(join(folder, 'notes.txt'), 0o644);
    protectDataFolder(folder, log);
    expect([modeOf(), modeOf('notes.txt'), modeOf('pictures'), modeOf('private')]).toEqual([
      '777',
      '644',
      '777',
      '700',
    ]);
  });

  it('passes over what another gateway deletes during the walk', async () => {
    const script = `
      const { mkdirSync, rmSync, writeFileSync, writeSync } = require('node:fs');
      process.umask(0);
      const end = Date.now() + 20_000;
      for (let number = 0; Date.now() < end; number += 1) {
        mkdirSync(String(number));
        writeFileSync(number + '/part', '');
        if (number >= 10) rmSync(String(number - 10), { recursive: true });
        if (number === 10) writeSync(1, 'begun');
      }`;
    const other = spawn(process.execPath, ['-e', script], {
      cwd: join(folder, 'private'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(other, 'exit');
    try {
      await once(other.stdout, 'data');
      for (let walk = 0; walk < 500; walk += 1) protectDataFolder(folder, log);
    } finally {
      other.kill('SIGKILL');
      await ended;
    }
    for (const line of lines) expect(line).toMatchObject({ left: 0 });
  });
});
