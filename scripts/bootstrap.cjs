// Installs the packages when the lockfile has changed since the last installation. Runs on a bare Node 20 before anything is installed, so
// it uses only Node built-ins and stays CommonJS.
'use strict';

const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { spawnSync } = require('node:child_process');

const root = join(__dirname, '..');
const stamp = join(root, 'node_modules', '.lima-installed');
const oldestNode = [20, 19];

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  fail(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) process.exit(0);

console.log('Installing packages (about a minute)…');
const npm = process.env.npm_execpath;
const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
// npm sets this variable while it runs a script; when started directly, npm from the PATH is used.
const run = npm
  ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
  : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
if (run.status !== 0)
  fail('The packages could not be installed; check the connection to the npm registry and run the command again.');
writeFileSync(stamp, lock);
