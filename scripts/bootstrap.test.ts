import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root as repository } from './steps.ts';

/** What npm would install: an ordinary package, one for development, one of this platform, one of another, and Node with its install script. */
const packages = {
  '': { name: 'tree' },
  'node_modules/runs': { version: '1.0.0' },
  'node_modules/builds': { version: '1.0.0', dev: true },
  'node_modules/here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  'node_modules/elsewhere': { version: '1.0.0', optional: true, dev: true, os: ['plan9'] },
  'node_modules/elsewhere/node_modules/part': { version: '1.0.0', optional: true, dev: true },
  'node_modules/node': { version: '24.0.0' },
};

/** A fake npm: it installs empty folders by the same settings, records its arguments, and fails on request. */
const fakeNpm = `#!${process.execPath}
const fs = require('fs');
const words = process.argv.slice(2);
fs.appendFileSync('npm.log', words.join(' ') + '\\n');
if (process.env.FAKE_NPM_ERROR) {
  fs.rmSync('node_modules', { recursive: true, force: true });
  console.error(process.env.FAKE_NPM_ERROR);
  process.exit(Number(process.env.FAKE_NPM_CODE ?? 1));
}
const { npm_config_omit: omit = '', npm_config_ignore_scripts: ignored = '' } = process.env;
const leaves = (kind, set) => set && !words.includes('--include=' + kind);
const bare = words.includes('--omit=dev') || leaves('dev', process.env.NODE_ENV === 'production' || omit === 'dev');
const slim = leaves('optional', omit === 'optional');
const scripts = ignored !== 'true' || words.includes('--ignore-scripts=false');
const node = 'node_modules/node/bin/node';
if (words[0] === 'ci') {
  fs.rmSync('node_modules', { recursive: true, force: true });
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  for (const [place, { dev }] of Object.entries(packages))
    if (place !== '' && !place.includes('elsewhere') && !(dev && bare) && !(place.endsWith('here') && slim) && place !== process.env.FAKE_NPM_LEAVES)
      fs.mkdirSync(place, { recursive: true });
}
if (scripts && fs.existsSync('node_modules/node')) {
  fs.mkdirSync('node_modules/node/bin', { recursive: true });
  fs.symlinkSync(${JSON.stringify(process.execPath)}, node);
}
`;

let place: string;
let root: string;

/** Makes a small tree with the real scripts in a folder of the given name. */
function makeTree(name: string): string {
  const folder = join(place, name);
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  for (const own of ['bootstrap.cjs', 'bootstrap'])
    cpSync(join(repository, 'scripts', own), join(folder, 'scripts', own), { recursive: true });
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(repository, 'package.json'), 'utf8'),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tree', scripts }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ name: 'tree', lockfileVersion: 3, packages }));
  const program = `console.log(JSON.stringify({ words: process.argv.slice(2), program: process.execPath }));\n`;
  for (const script of ['start.ts', 'verify.ts']) writeFileSync(join(folder, 'scripts', script), program);
  return folder;
}

beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'bootstrap-')));
  mkdirSync(join(place, 'bin'));
  writeFileSync(join(place, 'bin/npm'), fakeNpm);
  chmodSync(join(place, 'bin/npm'), 0o755);
  root = makeTree('tree');
});
afterEach(() => rmSync(place, { recursive: true }));

/** The environment without what npm sets for the run of these tests. */
function plainEnv(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$|^NODE_OPTIONS$/i.test(name));
  return { ...Object.fromEntries(own), ...more };
}

interface Ran {
  status: number | null;
  output: string;
  last: string;
}

function run(program: string, words: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Ran {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8', env: plainEnv(env) });
  const output = `${stdout}${stderr}`.trimEnd();
  return { status, output, last: output.split('\n').at(-1) ?? '' };
}

const pathWithNpm = () => `${join(place, 'bin')}${delimiter}${process.env['PATH']}`;

function bootstrap(env: NodeJS.ProcessEnv = {}, words: readonly string[] = []): Ran {
  return run(process.execPath, [join(root, 'scripts/bootstrap.cjs'), ...words], { PATH: pathWithNpm(), ...env }, root);
}

/** The first word of each call of npm. */
function calls(): string[] {
  const log = join(root, 'npm.log');
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '');
}

const stamp = () => join(root, 'node_modules/.lima-installed');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function changeStamp(change: object): void {
  writeFileSync(stamp(), JSON.stringify({ ...JSON.parse(readFileSync(stamp(), 'utf8')), ...change }));
}

describe('the bootstrap script', () => {
  it('installs once, and again only when something has changed', () => {
    expect(bootstrap().status).toBe(0);
    expect(bootstrap()).toEqual({ status: 0, output: '', last: '' });
    expect(calls()).toEqual(['ci']);
  });

  it.each([
    ['NODE_ENV=production', { NODE_ENV: 'production' }],
    ['omit=dev', { npm_config_omit: 'dev' }],
    ['omit=optional', { npm_config_omit: 'optional' }],
  ])('installs every package with %s too', (_setting, env) => {
    expect(bootstrap(env).status).toBe(0);
    expect(['builds', 'here'].filter((name) => !existsSync(join(root, 'node_modules', name)))).toEqual([]);
    expect(bootstrap()).toMatchObject({ status: 0, output: '' });
  });

  it.each(['builds', 'here'])('installs again over the stamp of an older version that left out %s', (name) => {
    bootstrap();
    writeFileSync(stamp(), lockHash());
    rmSync(join(root, 'node_modules', name), { recursive: true });
    expect(bootstrap().status).toBe(0);
    expect(existsSync(join(root, 'node_modules', name))).toBe(true);
    expect(calls()).toEqual(['ci', 'ci']);
  });

  it('keeps what an older version installed when nothing is missing, which takes no network', () => {
    bootstrap();
    writeFileSync(stamp(), lockHash());
    expect(bootstrap()).toEqual({ status: 0, output: '', last: '' });
    expect(readFileSync(stamp(), 'utf8')).toContain('leftOut');
    expect(calls()).toEqual(['ci']);
  });

  it('installs again over a stamp that cannot be read', () => {
    bootstrap();
    writeFileSync(stamp(), '');
    expect(bootstrap().output).toContain('did not end');
  });

  it.each([
    ['another lockfile', { lock: 'other' }, 'package-lock.json has changed'],
    ['another platform', { platform: 'plan9-mips' }, 'they are for plan9-mips'],
    ['another major version of Node', { node: 18 }, 'they are for Node 18'],
  ])('installs again and says why when the last installation was for %s', (_case, change, reason) => {
    bootstrap();
    changeStamp(change);
    expect(bootstrap().output).toContain(reason);
    expect(calls()).toEqual(['ci', 'ci']);
    expect(bootstrap().output).toBe('');
  });

  it('installs again when a package was removed, such as by `npm prune --omit=dev`', () => {
    bootstrap();
    rmSync(join(root, 'node_modules/builds'), { recursive: true });
    expect(bootstrap().output).toContain('1 are missing, such as builds');
    expect(existsSync(join(root, 'node_modules/builds'))).toBe(true);
  });

  it('takes the Node that npm runs on for the machine, not the one that npm scripts run on', () => {
    const agent = (major: number) => ({ npm_config_user_agent: `npm/11.0.0 node/v${major}.1.0 linux x64` });
    bootstrap(agent(20));
    expect(bootstrap(agent(20)).output).toBe('');
    expect(bootstrap(agent(22)).output).toContain('they are for Node 20, and this is 22');
  });

  describe('for serving alone', () => {
    const serve = (env: NodeJS.ProcessEnv = {}) => bootstrap(env, ['--to-serve']);
    const isThere = (name: string) => existsSync(join(root, 'node_modules', name));

    it.each([{}, { npm_config_omit: 'optional' }, { NODE_ENV: 'production' }])(
      'installs what is no development dependency, once, with %o too',
      (env) => {
        const { status, output } = serve(env);
        expect({ status, output }).toEqual({
          status: 0,
          output: 'Installing packages (half a minute): there are none…',
        });
        expect(['runs', 'here', 'node', 'builds'].filter(isThere)).toEqual(['runs', 'here', 'node']);
        expect(serve(env)).toEqual({ status: 0, output: '', last: '' });
        expect(calls()).toEqual(['ci']);
      },
    );

    it('installs the rest as soon as it is needed, and keeps it from then on', () => {
      serve();
      expect(bootstrap().output).toContain('there is only what `npm start` needs');
      expect(isThere('builds')).toBe(true);
      expect(serve().output).toBe('');
      changeStamp({ lock: 'other' });
      expect(serve().output).toContain('package-lock.json has changed');
      expect(isThere('builds')).toBe(true);
      expect(bootstrap().output).toBe('');
    });

    it('takes nothing away from what was installed by hand', () => {
      run(join(place, 'bin/npm'), ['ci'], {}, root);
      expect(serve().output).toContain('the last installation did not end');
      expect(isThere('builds')).toBe(true);
      expect(bootstrap().output).toBe('');
    });

    it('takes a stamp of an older version for one of everything', () => {
      bootstrap();
      changeStamp({ servesOnly: undefined, lock: 'other' });
      serve();
      expect(isThere('builds')).toBe(true);
    });

    it('fails when npm leaves out a package that serving needs', () => {
      const { status, last } = serve({ FAKE_NPM_LEAVES: 'node_modules/runs' });
      expect(status).toBe(1);
      expect(last).toContain('npm left out 1 packages, such as node_modules/runs');
      expect(existsSync(stamp())).toBe(false);
    });

    it('is what `npm start` asks for; every command of CONTRIBUTING asks for everything', () => {
      const read = (file: string) => readFileSync(join(repository, file), 'utf8');
      const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
      const asking = Object.entries(scripts).filter(([, script]) => script.includes('--to-serve'));
      expect(asking.map(([name]) => name)).toEqual(['start']);
      const rows = read('CONTRIBUTING.md').match(/^\|.*$/gm) ?? [];
      const named = rows.flatMap((row) =>
        [...row.matchAll(/npm run ([\w:-]+)(?! -w)\b/g)].map(([, name = '']) => name),
      );
      expect(named).toContain('storybook');
      const others = named.filter((name) => !scripts[name]?.startsWith('node scripts/bootstrap.cjs && '));
      expect(others).toEqual([]);
    });
  });

  it('fails, and keeps no stamp, when npm leaves out a package that every platform needs', () => {
    const { status, last } = bootstrap({ FAKE_NPM_LEAVES: 'node_modules/builds' });
    expect(status).toBe(1);
    expect(last).toContain('npm left out 1 packages, such as node_modules/builds');
    expect(existsSync(stamp())).toBe(false);
  });

  it('installs again after an installation that failed', () => {
    bootstrap();
    changeStamp({ lock: 'other' });
    expect(bootstrap({ FAKE_NPM_ERROR: 'npm error code ENOTFOUND' }).status).toBe(1);
    expect(bootstrap().status).toBe(0);
    expect(calls()).toEqual(['ci', 'ci', 'ci']);
  });

  it('fetches Node where npm runs no install scripts', () => {
    const { status, output } = bootstrap({ npm_config_ignore_scripts: 'true' });
    expect(status).toBe(0);
    expect(output).toContain('the package "node"');
    expect(calls()).toEqual(['ci', 'rebuild']);
    expect(existsSync(join(root, 'node_modules/node/bin/node'))).toBe(true);
    expect(bootstrap({ npm_config_ignore_scripts: 'true' }).output).toBe('');
  });

  it('fetches Node after npm has removed the one that runs the script', () => {
    bootstrap();
    const node = join(root, 'node_modules/node/bin/node');
    rmSync(node);
    copyFileSync(process.execPath, node);
    const npmCli = join(place, 'bin/npm-cli.js');
    writeFileSync(npmCli, fakeNpm);
    changeStamp({ lock: 'other' });
    const ofNpm = { npm_execpath: npmCli, npm_node_execpath: process.execPath, npm_config_ignore_scripts: 'true' };
    const words = [join(root, 'scripts/bootstrap.cjs'), join(root, 'scripts/start.ts')];
    const { status, last } = run(node, words, { PATH: pathWithNpm(), ...ofNpm }, root);
    expect({ status, last }).toEqual({ status: 0, last: expect.stringContaining('"words":[]') });
    expect(calls()).toEqual(['ci', 'ci', 'rebuild']);
  });

  it('runs the installed Node with its words, and exits as it does', () => {
    writeFileSync(join(root, 'scripts/fails.ts'), 'process.exit(7);\n');
    expect(bootstrap({}, [join(root, 'scripts/fails.ts')]).status).toBe(7);
    const { last } = bootstrap({}, [join(root, 'scripts/verify.ts'), 'stories', 'two words']);
    expect(JSON.parse(last).words).toEqual(['stories', 'two words']);
  });

  it('passes a signal on and waits for the shutdown', async () => {
    bootstrap();
    writeFileSync(
      join(root, 'scripts/serves.ts'),
      `process.on('SIGTERM', () => { console.log('stopped'); process.exit(3); });\nsetInterval(() => {}, 1000);\nconsole.log('serves');\n`,
    );
    const words = [join(root, 'scripts/bootstrap.cjs'), join(root, 'scripts/serves.ts')];
    const child = spawn(process.execPath, words, { env: plainEnv({ PATH: pathWithNpm() }) });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output === 'serves\n') child.kill('SIGTERM');
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, output }).toEqual({ code: 3, output: 'serves\nstopped\n' });
  });
});

/** npm's lines, and what the last line must name. */
const failures: [string, string, RegExp][] = [
  [
    'a HOME that cannot be written',
    'npm error code EACCES\nnpm error path /root/.npm/_cacache/tmp',
    /\/root\/\.npm \(EACCES\).*npm_config_cache/,
  ],
  [
    'a HOME that is no folder',
    'npm error code ENOTDIR\nnpm error path /dev/null/.npm/_cacache/a',
    /\/dev\/null\/\.npm \(ENOTDIR\)/,
  ],
  [
    'a HOME that cannot be made',
    'npm error code EACCES\nnpm error syscall mkdir\nnpm error path /nonexistent',
    /\/nonexistent \(EACCES\)/,
  ],
  [
    'a disk that only reads',
    'npm error code EROFS\nnpm error path TREE/node_modules',
    /cannot write .*tree\/node_modules \(EROFS\)/,
  ],
  ['a full disk', 'npm error code ENOSPC\nnpm error syscall write', /disk is full \(ENOSPC\)/],
  ['no network', 'npm error code ENOTFOUND', /registry could not be reached \(ENOTFOUND\)/],
  ['the lines of an older npm', 'npm ERR! code ECONNREFUSED', /registry could not be reached \(ECONNREFUSED\)/],
  [
    'an npm inside of an install script',
    'npm error code 1\nnpm error path /a\nnpm error npm error code ENOSPC',
    /disk is full/,
  ],
  ['an unknown certificate', 'npm error code SELF_SIGNED_CERT_IN_CHAIN', /NODE_EXTRA_CA_CERTS/],
  ['a registry that wants a login', 'npm error code E401', /registry refused a package \(E401\)/],
  ['offline mode', 'npm error code ENOTCACHED', /offline/],
  ['a package with other contents', 'npm error code EINTEGRITY', /cache clean/],
  ['a lockfile that does not fit', 'npm error code EUSAGE', /do not agree \(EUSAGE\)/],
  ['an install script', 'npm error code 3\nnpm error path /a/node', /exit code 3 in \/a\/node/],
  ['a code of its own', 'npm error code ESTRANGE\nnpm error strange', /\(ESTRANGE\); its lines above name the cause/],
  ['no code', 'Segmentation fault', /exit code 9 after the lines above/],
  ['nothing printed', ' ', /exit code 9 and printed no reason/],
];

describe('the last line of a failed installation', () => {
  it.each(failures)('names %s', (_case, lines, named) => {
    const { status, last } = bootstrap({ FAKE_NPM_ERROR: lines.replaceAll('TREE', root), FAKE_NPM_CODE: '9' });
    expect(status).toBe(1);
    expect(last).toMatch(named);
    // Blamed only where the code says so.
    expect(/registry (?:could not|refused)/.test(last)).toBe(/registry/.test(named.source));
  });

  it('names npm when there is none', () => {
    expect(bootstrap({ PATH: dirname(process.execPath) === place ? '' : join(place, 'empty') }).last).toContain(
      'npm was not found',
    );
  });
});

const ownNpm = spawnSync('npm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });

/** Runs a command of package.json by the real npm. */
const npm = (words: readonly string[], env: NodeJS.ProcessEnv = {}) => run('npm', words, env, root);

/** A tree that needs no package, so that the real npm installs it without a network. */
function needNothing(): void {
  const lock = { name: 'tree', lockfileVersion: 3, requires: true, packages: { '': { name: 'tree' } } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
}

describe.skipIf(ownNpm.status !== 0)('npm start and npm test', () => {
  const production = { NODE_ENV: 'production', npm_config_ignore_scripts: 'true', npm_config_update_notifier: 'false' };

  it.each(['with blanks', '力码 门户', 'lima-main (1)', "it's", 'wow!', 'C++ & co', '~tilde,comma=@1'])(
    'run in a folder called %s, with NODE_ENV=production and ignore-scripts',
    (name) => {
      root = makeTree(name);
      needNothing();
      const start = npm(['start'], production);
      expect(start.output).toContain('Installing packages');
      expect(JSON.parse(start.last).words).toEqual([]);
      expect(JSON.parse(npm(['test', '--', 'format', 'dead code'], production).last).words).toEqual([
        'format',
        'dead code',
      ]);
    },
  );

  it.each(['a#b', 'what?', '100%', 'a%20b', '[v1]', '{a,b}', 'a*', 'a$HOME', 'a`b', 'a"b', 'a:b', String.raw`a\b`])(
    'say at once that a folder called %s cannot be used',
    (name) => {
      root = makeTree(name);
      const { status, last } = bootstrap({}, [join(root, 'scripts/start.ts')]);
      expect(status).toBe(1);
      expect(last).toMatch(/^This folder cannot be used, since .* Move it to a path without .*\.$/);
      expect(calls()).toEqual([]);
    },
  );
});
