// Why npm could not install the packages, in one sentence that names the cause and what to do, from npm's own error code.
'use strict';

const { relative } = require('node:path');
const { stripVTControlCharacters } = require('node:util');

const unreachable = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EIDLETIMEOUT',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPROTO',
  'ERR_SOCKET_TIMEOUT',
  'ETIMEDOUT',
]);
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);
const full = new Set(['EDQUOT', 'ENOSPC']);
const certificate = /CERT|^UNABLE_TO_(?:GET|VERIFY)/;
const again = 'and run the command again.';

/** What npm printed under a name: `npm error code EACCES`, or `npm ERR! code EACCES`; a script that ran npm repeats its lines with both. */
function printed(name, output) {
  return [...output.matchAll(new RegExp(`^(?:npm (?:error|ERR!) )+${name} (.+)$`, 'gm'))].map(([, value]) =>
    value.trim(),
  );
}

/** Sentence about a file that npm may not write: in the repository, or in its cache. */
function unwritableFile(code, file, root) {
  if (file !== undefined && !relative(root, file).startsWith('..'))
    return `npm cannot write ${file} (${code}); make the folder writable for this user ${again}`;
  const [cache] = (file ?? '').split(/[\\/]_cacache(?:[\\/]|$)/);
  const place = cache || 'its cache below HOME';
  return `npm cannot use ${place} (${code}); make it writable for this user, or name another cache folder by npm_config_cache, ${again}`;
}

/** The sentence for a finished run of npm: its `error`, `signal`, `status` and `stderr`. */
exports.npmFailure = ({ error, signal, status, stderr }, root) => {
  const output = stripVTControlCharacters(stderr ?? '');
  if (error?.code === 'ENOENT') return `npm was not found; install it with Node, ${again}`;
  if (error) return `npm could not be started (${error.message}).`;
  if (signal) return `npm was ended by ${signal} before the packages were installed; run the command again.`;
  const codes = printed('code', output);
  // A number is the exit code of a script; what it printed itself says more.
  const code = codes.find((one) => !/^\d+$/.test(one)) ?? codes[0];
  const [file] = printed('path', output);
  const isOfFiles = unwritable.has(code) || (code === 'ENOENT' && printed('syscall', output)[0] === 'mkdir');
  if (isOfFiles) return unwritableFile(code, file, root);
  if (full.has(code)) return `The disk is full (${code}); make room for about 1.5 GB ${again}`;
  if (unreachable.has(code))
    return `The npm registry could not be reached (${code}); check the connection, the proxy and \`npm config get registry\` ${again}`;
  if (code === 'ENOTCACHED')
    return `npm is set to work offline and has not cached every package (${code}); switch "offline" off ${again}`;
  if (code !== undefined && certificate.test(code))
    return `npm does not trust the certificate of the registry or the proxy (${code}); name its authority by NODE_EXTRA_CA_CERTS ${again}`;
  if (code !== undefined && /^E[45]\d\d$/.test(code))
    return `The npm registry refused a package (${code}); check \`npm config get registry\` and its login ${again}`;
  if (code === 'EINTEGRITY')
    return `A package is not the one that package-lock.json names (${code}); run \`npm cache clean --force\`, check \`npm config get registry\` ${again}`;
  if (code === 'EUSAGE')
    return `package.json and package-lock.json do not agree (${code}); take back the change, or run \`npm install\`, ${again}`;
  if (code !== undefined && /^\d+$/.test(code))
    return `An install script failed with exit code ${code}${file === undefined ? '' : ` in ${file}`}; npm's lines above are its output.`;
  if (code !== undefined) return `npm could not install the packages (${code}); its lines above name the cause.`;
  const lines = output.trim() === '' ? 'and printed no reason' : 'after the lines above';
  return `npm could not install the packages: it ended with exit code ${status} ${lines}.`;
};
