// Checks the subjects of a range of commits: `node scripts/checkCommits.ts origin/main..HEAD`.
import { execFileSync } from 'node:child_process';
import { subjectProblem } from './commits.ts';

const range = process.argv[2] ?? 'origin/main..HEAD';
const lines = execFileSync('git', ['log', '--format=%h %s', range], { encoding: 'utf8' }).split('\n').filter(Boolean);
let wrong = 0;
for (const line of lines) {
  const problem = subjectProblem(line.slice(line.indexOf(' ') + 1));
  if (problem === null) continue;
  wrong += 1;
  console.error(`${line}: the subject ${problem}.`);
}
console.log(`${lines.length} commits, ${wrong} subjects to reword.`);
process.exit(wrong === 0 ? 0 : 1);
