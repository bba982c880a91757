// Runs a program in place of this one, as far as Node can: with its terminal, its signals and its exit code.
'use strict';

const { constants } = require('node:os');
const { spawn } = require('node:child_process');

/** Starts `program` and exits as it does. */
exports.runProgram = (program, words) => {
  const child = spawn(program, words, { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both processes; other signals come to this one alone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT') child.kill(signal);
    });
  }
  child.on('error', ({ message }) => {
    console.error(`${program} could not be started: ${message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
};
