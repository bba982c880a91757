// Prints the sum of what the test runners ran, as the last line of a CI run.
import { fileURLToPath } from 'node:url';
import { sumReports } from './reports.ts';

const sum = sumReports(fileURLToPath(new URL('..', import.meta.url)));
for (const row of sum.rows)
  console.log(`${row.name}: ${row.passed} passed, ${row.failed} failed, ${row.skipped} skipped`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
