// What the last installation was made from and for, kept in a stamp in node_modules, and whether it still stands.
'use strict';

const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

const stampOf = (root) => join(root, 'node_modules', '.lima-installed');

/** The packages of the lockfile by their folders, without the workspaces. */
function lockedPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([place]) => place.includes('node_modules/'));
}

/** Major version of the Node that npm runs on, which decides about packages with `engines`; null when it cannot be told. */
function nodeMajor(root) {
  const ofNpm = /(?:^|\s)node\/v(\d+)/.exec(process.env.npm_config_user_agent ?? '');
  if (ofNpm !== null) return Number(ofNpm[1]);
  // The installed Node says nothing about the machine's.
  if (!relative(join(root, 'node_modules'), process.execPath).startsWith('..')) return null;
  return Number(process.versions.node.split('.')[0]);
}

/** The C library of Linux, by which packages with binaries differ; null elsewhere. */
function libc() {
  if (process.platform !== 'linux') return null;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

const platform = () => [process.platform, process.arch, libc()].filter(Boolean).join('-');

/** Whether an entry of the lockfile is one that npm may leave out. */
const isOptional = (entry) => Boolean(entry.optional || entry.devOptional);

/** Whether an entry of the lockfile has binaries for this machine. */
const isForThisMachine = ({ os, cpu, libc: libraries }) =>
  os?.includes(process.platform) &&
  (cpu?.includes(process.arch) ?? true) &&
  (libraries === undefined || libraries.includes(libc()));

/** The folders of the packages that are not there, of those whose entries pass. */
const missingPackages = (root, passes) =>
  lockedPackages(root).flatMap(([place, entry]) => (existsSync(join(root, place)) || !passes(entry) ? [] : [place]));

const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** What an installation would be made from and for now, and what is not there. */
function currentState(root) {
  return {
    lock: lockHash(root),
    platform: platform(),
    node: nodeMajor(root),
    leftOut: missingPackages(root, () => true),
  };
}

function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampOf(root), 'utf8'));
  } catch {
    return null;
  }
}

/** The installed Node; null when there is none. */
function nodeOf(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = join(root, 'node_modules', 'node', 'bin', name);
  return existsSync(file) ? file : null;
}

/** Whether the packages have a Node of their own that is not there: its install script fetches it. */
const lacksNode = (root) =>
  nodeOf(root) === null && lockedPackages(root).some(([place]) => place === 'node_modules/node');

/** Whether the last installation, or one that was made by hand, has what only development needs as well. */
function hasEverything(root) {
  const stamp = readStamp(root);
  if (stamp !== null) return stamp.servesOnly !== true;
  return missingPackages(root, (entry) => !isOptional(entry)).length === 0;
}

/** Whether an older version of this script, whose stamp was the hash of the lockfile alone, installed all that is needed here. */
function isWholeOfOlderVersion(root) {
  if (!existsSync(stampOf(root)) || readFileSync(stampOf(root), 'utf8') !== lockHash(root) || lacksNode(root))
    return false;
  return missingPackages(root, (entry) => !isOptional(entry) || isForThisMachine(entry)).length === 0;
}

/** Why packages must be installed, as the end of a sentence; null when the last installation stands, for serving alone or for everything. */
function installationProblem(root, isToServe) {
  if (!existsSync(join(root, 'node_modules'))) return 'there are none';
  const stamp = readStamp(root);
  if (isWholeOfOlderVersion(root)) {
    keepStamp(root, false);
    return null;
  }
  if (!Array.isArray(stamp?.leftOut)) return 'the last installation did not end, or did not say what it left out';
  if (stamp.servesOnly && !isToServe) return 'there is only what `npm start` needs';
  const now = currentState(root);
  if (stamp.lock !== now.lock) return 'package-lock.json has changed';
  if (stamp.platform !== now.platform) return `they are for ${stamp.platform}, and this is ${now.platform}`;
  if (stamp.node !== now.node && now.node !== null) return `they are for Node ${stamp.node}, and this is ${now.node}`;
  const lost = now.leftOut.filter((place) => !stamp.leftOut.includes(place));
  if (lost.length > 0) return `${lost.length} are missing, such as ${lost[0].split('node_modules/').at(-1)}`;
  return lacksNode(root) ? 'their Node is missing' : null;
}

/**
 * Writes the stamp of an installation that just ended, `servesOnly` of one without what only development needs; a sentence instead when packages
 * are missing that every machine needs.
 */
function keepStamp(root, servesOnly) {
  const state = currentState(root);
  const missing = missingPackages(root, (entry) => !isOptional(entry) && !(servesOnly && entry.dev));
  if (missing.length > 0)
    return `npm left out ${missing.length} packages, such as ${missing[0]}; look for "omit" and "production" in \`npm config list\` and run the command again.`;
  mkdirSync(dirname(stampOf(root)), { recursive: true });
  writeFileSync(
    stampOf(root),
    JSON.stringify({ ...state, servesOnly, node: state.node ?? Number(process.versions.node.split('.')[0]) }),
  );
  return null;
}

/** Removes the stamp: an installation that is interrupted leaves none. */
const removeStamp = (root) => rmSync(stampOf(root), { force: true });

module.exports = { hasEverything, installationProblem, keepStamp, lacksNode, nodeOf, removeStamp };
