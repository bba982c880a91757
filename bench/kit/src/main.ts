// Runs all steps: npm run bench
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

for (const step of ['pack', 'build', 'check', 'measure']) {
  console.log(`\n── ${step}`);
  execFileSync(process.execPath, [join(import.meta.dirname, `${step}.ts`)], { stdio: 'inherit' });
}
