// Generates src/tokens/lightTheme.ts and typeScale.ts from src/tokens/tokens.json, and darkTheme.ts from tokens-dark.json: flat records, token
// name to CSS value.
import { writeFileSync } from 'node:fs';
import { entriesOf, readTokens } from './tokenEntries.mjs';

const source = readTokens('tokens.json');
const dark = readTokens('tokens-dark.json');

const entries = entriesOf(source);
const names = new Set();
for (const [name] of entries) {
  if (names.has(name)) throw new Error(`two tokens are called ${name}`);
  names.add(name);
}
const darkEntries = entriesOf(dark);
const largeEntries = Object.entries(dark.largeMode);
for (const [name] of [...darkEntries, ...largeEntries]) {
  if (!names.has(name)) throw new Error(`only the dark theme has a token ${name}`);
}

const typeStyles = source.type;
const bodyOf = (list) => list.map(([name, value]) => `  '${name}': ${JSON.stringify(value)},`).join('\n');
const noteOf = (file) =>
  `// Generated from ${file} by scripts/generateTokens.mjs; change the source, then run \`npm run tokens -w packages/ui\`.\n`;
writeFileSync(
  new URL('../src/tokens/lightTheme.ts', import.meta.url),
  `${noteOf('tokens.json')}/** Every token of the light theme, by job, as a CSS value. */\nexport const lightTheme = {\n${bodyOf(entries)}\n} as const;\n`,
);
writeFileSync(
  new URL('../src/tokens/darkTheme.ts', import.meta.url),
  `${noteOf('tokens-dark.json')}import { lightTheme } from './lightTheme.ts';\nimport type { Theme } from './token.ts';\n\n` +
    `/** Every token of the dark theme. */\nexport const darkTheme: Theme = {\n  ...lightTheme,\n${bodyOf(darkEntries)}\n};\n\n` +
    `/** What the large mode changes in the colours of the dark theme. */\nexport const darkLargeColours: Partial<Theme> = {\n${bodyOf(largeEntries)}\n};\n`,
);
writeFileSync(
  new URL('../src/tokens/typeScale.ts', import.meta.url),
  noteOf('tokens.json') +
    `/** The type scale: sizes and line heights in px, with the phone's where it differs. */\nexport const typeScale = ${JSON.stringify(typeStyles, null, 2)} as const;\n\n` +
    `/** Widths in px at which layouts change, and the height up to which a screen is low. */\nexport const breakpoint = ${JSON.stringify(source.breakpoint, null, 2)} as const;\n`,
);
