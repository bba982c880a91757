// Prints the failures, and the totals of the test runners as the last line of a CI run.
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { readRecords, sumLines } from './ledger.ts';
import { judgePictures } from './pictures.ts';
import { sumReports } from './reports.ts';

/** Maximum number of lines printed per failure. */
const linesOfFailure = 20;

const root = fileURLToPath(new URL('..', import.meta.url));
const sum = sumReports(root);
const records = readRecords(root);
for (const text of sum.failures) {
  const lines = stripVTControlCharacters(text).split('\n');
  console.log(`failed: ${lines.slice(0, linesOfFailure).join('\n  ')}\n`);
}
for (const line of sumLines(records, sum)) console.log(line);
const pictures = judgePictures(
  sum.pictures,
  true,
  records.some(({ name }) => name === 'stories'),
);
console.log(pictures.sentence);
const failed = sum.failed + records.reduce((count, { missing }) => count + missing.length, 0);
console.log(`${sum.passed} passed, ${failed} failed`);
process.exit(failed === 0 && sum.passed > 0 && !pictures.fails ? 0 : 1);
