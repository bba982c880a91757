// Folders that the build tools cannot work in: they read some characters of a path as parts of an address, a pattern or a list.
'use strict';

const { delimiter } = require('node:path');

/**
 * `#`, `?` and `%`: Vite takes paths for addresses. Brackets, braces and `*`: patterns of files begin with the path. `$`, `"` and backticks:
 * PostgreSQL's programs start each other by a shell. The delimiter of PATH: npm finds no program of node_modules. Line ends and the like: no
 * output could be read.
 */
const unusable = new RegExp(String.raw`[#?%[\]{}*$"\x60\x00-\x1F${delimiter}]`, 'g');

/** One sentence about a folder with characters in its path that do not work; null for every other folder. */
exports.folderProblem = (root) => {
  // A backslash separates folders on Windows.
  const own = [...new Set(root.match(unusable) ?? [])];
  if (process.platform !== 'win32' && root.includes('\\')) own.push('\\');
  if (own.length === 0) return null;
  const shown = own.map((sign) => JSON.stringify(sign)).join(' and ');
  return `This folder cannot be used, since the build tools do not take ${shown} in its path as written: ${JSON.stringify(root)}. Move it to a path without # ? % [ ] { } * $ " \` ${delimiter} and run the command again.`;
};
