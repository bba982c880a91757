// Generates from src/icons/glyphs.json, which names a drawing of @tabler/icons-react for each icon: src/icons/, one module an icon, and
// src/SceneIcon/customGlyphs.ts. What is published has the drawings themselves: the library has 6,000, which every build would read.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const folder = new URL('../src/icons/', import.meta.url);
const { icons, scenes } = JSON.parse(readFileSync(new URL('glyphs.json', folder), 'utf8'));
const library = new URL('.', import.meta.resolve('@tabler/icons-react/package.json'));
const note =
  '// Generated from glyphs.json by scripts/generateIcons.mjs; change the source, then run `npm run tokens -w packages/ui`.\n';
const lineWidth = 120;

/** `IconAlertTriangle` of `alert-triangle`. */
const componentOf = (name) =>
  `Icon${name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')}`;

/** The path data of a drawing of strokes, as one path. */
async function strokesOf(name) {
  const { __iconNode: nodes } = await import(new URL(`dist/esm/icons/${componentOf(name)}.mjs`, library));
  const paths = nodes.map(([tag, { d, key: _key, ...others }]) => {
    if (tag !== 'path' || !d.startsWith('M') || Object.keys(others).length > 0)
      throw new Error(`${name} is not drawn by paths alone`);
    return d;
  });
  return paths.join('');
}

/** A text behind a piece of code: in its line where it fits. */
function fitted(before, text, after) {
  const line = `${before}'${text}'${after}`;
  const isArgument = before.endsWith('(');
  // The formatter does not count the comma after a property.
  if (line.length <= lineWidth + (isArgument ? 0 : 1)) return line;
  return isArgument ? `${before}\n  '${text}',\n)${after.slice(1)}` : `${before.trimEnd()}\n    '${text}'${after}`;
}

const pointsAlongText = (glyph) => /^(?:arrow|chevrons?)-(?:left|right)$/.test(glyph);

for (const file of readdirSync(folder)) if (file.endsWith('Icon.ts')) rmSync(new URL(file, folder));
for (const [name, glyph] of Object.entries(icons)) {
  const end = pointsAlongText(glyph) ? ", 'alongText');" : ');';
  const icon = fitted(`export const ${name} = /* @__PURE__ */ squareIcon(`, await strokesOf(glyph), end);
  writeFileSync(
    new URL(`${name}.ts`, folder),
    `${note}import { squareIcon } from './squareIcon.tsx';\n\n/** Tabler’s \`${glyph}\`. */\n${icon}\n`,
  );
}
const exported = Object.keys(icons).map((name) => `export { ${name} } from './${name}.ts';\n`);
// Where the formatter sorts it: after the capital letters of its own.
const place = Object.keys(icons).findIndex((name) => name > 'T');
exported.splice(place, 0, `export type { IconProps } from './squareIcon.tsx';\n`);
writeFileSync(
  new URL('icons.tsx', folder),
  `${note}// One module per icon: a page loads those that it uses.\n${exported.join('')}`,
);

const glyphs = [];
for (const [name, glyph] of Object.entries(scenes)) glyphs.push(fitted(`  ${name}: `, await strokesOf(glyph), ','));
writeFileSync(
  new URL('../src/SceneIcon/customGlyphs.ts', import.meta.url),
  `${note.replace('glyphs.json', 'src/icons/glyphs.json')}import type { SceneIconName } from '@lima-id/domain';\n\n` +
    `/** Icons that an enterprise can choose for a custom scene. */\nexport const customGlyphs = {\n${glyphs.join('\n')}\n} satisfies Record<SceneIconName, string>;\n`,
);

const { name, version } = JSON.parse(readFileSync(new URL('package.json', library), 'utf8'));
writeFileSync(
  new URL('../LICENSE-icons', import.meta.url),
  `The icons are drawings of this package.\n\n${name} ${version}\n\n${readFileSync(new URL('LICENSE', library), 'utf8').replace(/^MIT License\s+/, '')}`,
);
