// `npm test`: every check, or the named ones; starts none after the first failure.
import { envOf } from './browsers.ts';
import { clearRecords, type StepRecord, sumLines, writeRecords } from './ledger.ts';
import { judgePictures } from './pictures.ts';
import { clearReports, sumReports } from './reports.ts';
import { hasGit } from './repositoryFiles.ts';
import { runStep, runSteps } from './runSteps.ts';
import { root, steps } from './steps.ts';
import { testFilesOf } from './testFiles.ts';

const only = process.argv.slice(2);
const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(' or ')}; there are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = only.length === 0 ? steps : steps.filter((step) => only.includes(step.name));

if (!hasGit && chosen.some(({ name }) => name === 'tooling tests'))
  console.log('Git is not installed: the tests of changesets and of file lists by Git are skipped.');
clearReports(root);
clearRecords(root);
const records: StepRecord[] = [];
let red = await runSteps(chosen, envOf, runStep, ({ name }, outcome) => {
  records.push({ name, ...outcome, missing: [] });
});

const sum = sumReports(root);
for (const record of records) {
  const step = steps.find(({ name }) => name === record.name);
  const files = step === undefined ? [] : await testFilesOf(step, root);
  record.missing = files.filter((file) => !sum.files.has(file));
  if (record.missing.length > 0) red ??= record.name;
}
writeRecords(root, records);
console.log('');
for (const line of sumLines(records, sum)) console.log(line);
if (chosen.some(({ name }) => name === 'stories')) {
  const { sentence, fails } = judgePictures(
    sum.pictures,
    Boolean(process.env.CI),
    records.some(({ name }) => name === 'stories'),
  );
  console.log(sentence);
  if (fails) red ??= 'stories';
}
console.log(red === null ? 'All checks are green.' : `Stopped at the first red check: ${red}.`);
process.exit(red === null ? 0 : 1);
