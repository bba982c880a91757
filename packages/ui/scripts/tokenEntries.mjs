// The tokens of a source file, with their names and CSS values; see generateTokens.mjs and exportTokens.mjs.
import { readFileSync } from 'node:fs';

/** Reads `tokens.json` or `tokens-dark.json`. */
export const readTokens = (name) => JSON.parse(readFileSync(new URL(`../src/tokens/${name}`, import.meta.url), 'utf8'));
const skipped = new Set(['meta', 'type', 'breakpoint', 'largeMode']);
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

/** The tokens of a file in its order: name, CSS value, place in the file, value there. */
export function entriesOf(tokens) {
  const entries = [];
  function visit(path, value) {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) visit([...path, key], inner);
      return;
    }
    if (Array.isArray(value)) return;
    // Two-part values and prose are not CSS values; the components that need them define them.
    if (/^#[0-9A-F]{6} \d$/.test(String(value)) || path.includes('features')) return;
    if (path[0] === 'color' && path[1] === 'tonal' && ['gap', 'outlineFrom'].includes(path[2])) return;
    entries.push([tokenName(path), cssValue(path, value), path, value]);
  }
  for (const [key, value] of Object.entries(tokens)) if (!skipped.has(key)) visit([key], value);
  return entries;
}
