// `npm test`: every check, or the named ones; starts none after the first failure.
import { envOf } from './browsers.ts';
import { judgePictures } from './pictures.ts';
import { clearReports, sumReports } from './reports.ts';
import { runSteps } from './runSteps.ts';
import { root, steps } from './steps.ts';

const only = process.argv.slice(2);
const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(' or ')}; there are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = only.length === 0 ? steps : steps.filter((step) => only.includes(step.name));

clearReports(root);
let red = await runSteps(chosen, envOf);

const sum = sumReports(root);
console.log('');
for (const row of sum.rows)
  console.log(`${row.name}: ${row.passed} passed, ${row.failed} failed, ${row.skipped} skipped`);
for (const file of sum.rerun) console.log(`run again after a worker died: ${file}`);
if (chosen.some(({ name }) => name === 'stories')) {
  const { sentence, fails } = judgePictures(sum.pictures, Boolean(process.env.CI));
  console.log(sentence);
  if (fails) red ??= 'stories';
}
console.log(red === null ? 'All checks are green.' : `Stopped at the first red check: ${red}.`);
process.exit(red === null ? 0 : 1);
