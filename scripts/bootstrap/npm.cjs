// The calls of npm that an installation takes, with options that the settings of the machine cannot take away.
'use strict';

const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { join, relative } = require('node:path');
const { lacksNode } = require('./installation.cjs');
const { npmFailure } = require('./npmFailure.cjs');

/**
 * Whatever NODE_ENV, `omit` and `production` say: every command builds. The lockfile allows the packages that have scripts; those that ask
 * for a newer Node than npm runs on are run by the installed one.
 */
const always = ['--include=optional', '--include=peer', '--bin-links=true', '--engine-strict=false'];
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/** A Node that stays while npm replaces the installed one, which may be running this; undefined when only npm's own start can find one. */
function lastingNode(root) {
  const isInstalled = (file) => !relative(join(root, 'node_modules'), file).startsWith('..');
  return [process.env.npm_node_execpath, process.execPath].find(
    (file) => file && existsSync(file) && !isInstalled(file),
  );
}

/** Runs npm; returns null, or one sentence when it failed. Shows what npm printed. */
function npm(root, args) {
  const own = process.env.npm_execpath ?? '';
  // npm sets this variable while it runs a script, and so do other package managers; when started directly, npm from the PATH is used.
  const node = /npm-cli\.c?js$/.test(own) ? lastingNode(root) : undefined;
  const [program, ...words] = node === undefined ? ['npm', ...args, ...quiet] : [node, own, ...args, ...quiet];
  const run = spawnSync(program, words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['inherit', 'inherit', 'pipe'],
    shell: node === undefined && process.platform === 'win32',
  });
  process.stderr.write(run.stderr ?? '');
  return run.status === 0 ? null : npmFailure(run, root);
}

/** Installs what the lockfile names, or of it only what building and serving needs. */
exports.installPackages = (root, servesOnly) =>
  npm(root, ['ci', servesOnly ? '--omit=dev' : '--include=dev', ...always]);

/** Fetches the packages' Node where npm was told to run no install script: without it, npm scripts run on whatever Node the machine has. */
exports.installNode = (root) => {
  if (!lacksNode(root)) return null;
  console.log('npm is set to run no install scripts; running the one of the package "node", which fetches Node…');
  return npm(root, ['rebuild', 'node', '--ignore-scripts=false']);
};
