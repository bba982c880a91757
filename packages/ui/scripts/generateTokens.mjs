// Generates src/tokens/lightTheme.ts from src/tokens/tokens.json: one flat record, token name to CSS value.
import { readFileSync, writeFileSync } from 'node:fs';

const source = JSON.parse(readFileSync(new URL('../src/tokens/tokens.json', import.meta.url), 'utf8'));

const skipped = new Set(['meta', 'type', 'breakpoint']);
const plainPx = new Set(['space', 'layout', 'radius', 'border', 'control']);

/** Names shorten `semantic.text.primary` to `text-primary`, `motion.duration.fast` to `motion-fast`. */
function tokenName(path) {
  const [group, ...rest] = path;
  const kept = group === 'semantic' ? rest : path;
  return kept
    .map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .join('-')
    .replace(/^motion-(duration|easing)-/, 'motion-')
    .replace(/^border-(hairline|drawing|bracket|active)$/, (whole, width) =>
      group === 'border' ? `line-${width}` : whole,
    );
}

function cssValue(path, value) {
  if (typeof value === 'string') return value;
  if (path[0] === 'motion') return `${value}ms`;
  if (path[0] === 'z' || path.includes('columns') || path.includes('tabletColumns')) return String(value);
  if (path.includes('areaOpacity')) return String(value);
  return plainPx.has(path[0]) ? `${value}px` : `${value}`;
}

const entries = [];
function visit(path, value) {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) visit([...path, key], inner);
    return;
  }
  if (Array.isArray(value)) return;
  const name = tokenName(path);
  // Two-part values and prose are not CSS values; the components that need them define them.
  if (/ at \d|# ?\d$/.test(String(value)) || path.includes('focusRing') || path.includes('features')) return;
  if (path[0] === 'color' && path[1] === 'tonal' && ['gap', 'outlineFrom'].includes(path[2])) return;
  entries.push([name, cssValue(path, value)]);
}
for (const [key, value] of Object.entries(source)) if (!skipped.has(key)) visit([key], value);

const names = new Set();
for (const [name] of entries) {
  if (names.has(name)) throw new Error(`two tokens are called ${name}`);
  names.add(name);
}
const typeStyles = source.type;
const body = entries.map(([name, value]) => `  '${name}': ${JSON.stringify(value)},`).join('\n');
writeFileSync(
  new URL('../src/tokens/lightTheme.ts', import.meta.url),
  `// Generated from tokens.json by scripts/generateTokens.mjs; change the source, then run \`npm run tokens -w packages/ui\`.\n` +
    `/** Every token of the light theme, by job, as a CSS value. */\nexport const lightTheme = {\n${body}\n} as const;\n`,
);
writeFileSync(
  new URL('../src/tokens/typeScale.ts', import.meta.url),
  `// Generated from tokens.json by scripts/generateTokens.mjs; change the source, then run \`npm run tokens -w packages/ui\`.\n` +
    `/** The type scale: sizes and line heights in px, with the phone's where it differs. */\nexport const typeScale = ${JSON.stringify(typeStyles, null, 2)} as const;\n\n` +
    `/** Widths in px at which layouts change, and the height up to which a screen is low. */\nexport const breakpoint = ${JSON.stringify(source.breakpoint, null, 2)} as const;\n`,
);
