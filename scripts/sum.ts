// Prints the failures, and the totals of the test runners as the last line of a CI run.
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { judgePictures } from './pictures.ts';
import { sumReports } from './reports.ts';

/** Maximum number of lines printed per failure. */
const linesOfFailure = 20;

const sum = sumReports(fileURLToPath(new URL('..', import.meta.url)));
for (const text of sum.failures) {
  const lines = stripVTControlCharacters(text).split('\n');
  console.log(`failed: ${lines.slice(0, linesOfFailure).join('\n  ')}\n`);
}
for (const row of sum.rows)
  console.log(`${row.name}: ${row.passed} passed, ${row.failed} failed, ${row.skipped} skipped`);
for (const file of sum.rerun) console.log(`run again after a worker died: ${file}`);
const pictures = judgePictures(sum.pictures, true);
console.log(pictures.sentence);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 && sum.passed > 0 && !pictures.fails ? 0 : 1);
