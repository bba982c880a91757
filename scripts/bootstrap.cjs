// `node scripts/bootstrap.cjs [--to-serve] [WORDS]`: installs the packages when the last installation is not the whole and current one, and then
// runs the installed Node with the given words. With `--to-serve`, a first installation has only what building and serving needs: less than half.
// Runs on a bare Node 20 before anything is installed, so it uses only Node built-ins and stays CommonJS.
// `npm start` and `npm test` call it themselves: npm skips `prestart` and `pretest` where `ignore-scripts` is set.
'use strict';

const { join } = require('node:path');

const oldestNode = [20, 19];

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  fail(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

// After the check: an older Node might not read them.
const { folderProblem } = require('./bootstrap/folder.cjs');
const { hasEverything, installationProblem, keepStamp, nodeOf, removeStamp } = require('./bootstrap/installation.cjs');
const { installPackages, installNode } = require('./bootstrap/npm.cjs');
const { runProgram } = require('./bootstrap/runProgram.cjs');

const root = join(__dirname, '..');

const unusable = folderProblem(root);
if (unusable !== null) fail(unusable);

const words = process.argv.slice(2);
const isToServe = words[0] === '--to-serve';
if (isToServe) words.shift();

const problem = installationProblem(root, isToServe);
if (problem !== null) {
  // Who had everything works on it: a newer lockfile is no reason to take half away.
  const servesOnly = isToServe && !hasEverything(root);
  console.log(`Installing packages (${servesOnly ? 'half a minute' : 'about a minute'}): ${problem}…`);
  removeStamp(root);
  const failure = installPackages(root, servesOnly) ?? installNode(root);
  if (failure !== null) fail(failure);
  const incomplete = keepStamp(root, servesOnly);
  if (incomplete !== null) fail(incomplete);
}

if (words.length > 0) runProgram(nodeOf(root) ?? process.execPath, words);
