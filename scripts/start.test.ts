import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let place: string;

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text, { mode });
}

/** Runs `npm start` without its installation, with a build and a gateway that do as told. */
function start(build: string, gateway: string) {
  write('node_modules/.bin/turbo', `#!/bin/sh\n${build}\n`, 0o755);
  write('apps/gateway/src/main.ts', gateway);
  const { status, stderr } = spawnSync(process.execPath, [join(place, 'scripts/start.ts')], { encoding: 'utf8' });
  return { status, stderr: stderr.trim() };
}

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'start-'));
  write('package.json', '{ "type": "module" }');
  for (const name of ['start.ts', 'gatewayFlags.ts', 'runShown.ts'])
    cpSync(fileURLToPath(new URL(name, import.meta.url)), join(place, 'scripts', name));
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it.each([0, 1])('ends with %i when the gateway does', (code) => {
    expect(start('exit 0', `process.exit(${code});`)).toEqual({ status: code, stderr: '' });
  });

  it('fails, and says so, when a signal ends the gateway', () => {
    expect(start('exit 0', `process.kill(process.pid, 'SIGKILL');`)).toEqual({
      status: 137,
      stderr: 'The gateway stopped: it was killed by SIGKILL, perhaps since the machine has too little memory.',
    });
  });

  it('ends with 0, and says nothing, when it is stopped before the gateway has started', async () => {
    write('node_modules/.bin/turbo', '#!/bin/sh\n', 0o755);
    write('apps/gateway/src/main.ts', `console.log('begins'); setInterval(() => {}, 1000);`);
    const child = spawn(process.execPath, [join(place, 'scripts/start.ts')]);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stdout.once('data', () => child.kill('SIGTERM'));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, said }).toEqual({ code: 0, said: '' });
  });

  it('fails without a gateway when the portal cannot be built', () => {
    expect(start('exit 2', '')).toEqual({
      status: 1,
      stderr: 'The portal could not be built: it ended with exit code 2 and printed nothing.',
    });
  });
});
