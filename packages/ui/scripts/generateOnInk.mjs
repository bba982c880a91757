// Generates from illustrations/index.json: illustrations/on-ink/, the drawings for dark backgrounds, since an <img> cannot inherit colours
// from the page, and src/Illustration/illustrationName.ts, the names of the drawings.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../illustrations/', import.meta.url);
const index = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8'));
mkdirSync(new URL('on-ink/', folder), { recursive: true });
for (const item of index.items) {
  if (item.onInk !== 'css') continue;
  const drawing = readFileSync(new URL(item.file, folder), 'utf8').replace(
    /var\((--ill-[a-z0-9-]+),#[0-9A-Fa-f]+\)/g,
    (whole, property) => index.properties[property]?.onInk ?? whole,
  );
  writeFileSync(new URL(`on-ink/${item.file}`, folder), drawing);
}

const names = index.items
  .filter((item) => item.file.endsWith('.svg') && item.onInk !== 'only')
  .map((item) => item.name)
  .sort();
writeFileSync(
  new URL('../src/Illustration/illustrationName.ts', import.meta.url),
  `// Generated from illustrations/index.json by scripts/generateOnInk.mjs; change the source, then run \`npm run tokens -w packages/ui\`.\n` +
    `/** The drawings of the set; those for dark grounds have the same name. */\nexport type IllustrationName =\n` +
    `${names.map((name) => `  | '${name}'`).join('\n')};\n`,
);
