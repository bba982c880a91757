// Runs all steps: npm run bench. Its words are those of the last.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

for (const step of ['pack', 'build', 'check', 'measure']) {
  console.log(`\n── ${step}`);
  const words = step === 'measure' ? process.argv.slice(2) : [];
  execFileSync(process.execPath, [join(import.meta.dirname, `${step}.ts`), ...words], { stdio: 'inherit' });
}
