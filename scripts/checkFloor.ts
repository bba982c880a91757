// The step `browser floor`: whether the oldest browsers of package.json can read the built scripts of the packages and of the portal.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFloor } from './floor/browsers.ts';
import { newerSyntax } from './floor/syntax.ts';
import { publishedPackages } from './publishedPackages.ts';
import { root } from './steps.ts';

const places = [...publishedPackages(root).map(({ folder }) => `${folder}/dist/**/*.js`), 'apps/portal/dist/**/*.js'];
const files = places.map((pattern) => globSync(pattern, { cwd: root, exclude: ['**/.server/**'] }));
// Without its build a place would pass.
const empty = places.filter((_, index) => files[index]?.length === 0);
const faults = files
  .flat()
  .flatMap((file) => newerSyntax(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8'), browserFloor));

for (const place of empty) console.log(`${place} names no file: run \`npm run build\` first.`);
for (const fault of faults) console.log(`${fault}.`);
console.log(`${files.flat().length} scripts read by the rules of ${JSON.stringify(browserFloor)}.`);
process.exit(empty.length + faults.length > 0 ? 1 : 0);
