import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * What no chart asks nivo for, as names by the module from which nivo imports them: layers that are not drawn, colours and curves that are
 * not chosen, scales other than linear ones and bands, times. Each throws when it is called all the same.
 */
const absentParts: Readonly<Record<string, RegExp>> = {
  '@nivo/annotations': /./,
  '@nivo/arcs': /Layer$/,
  '@nivo/canvas': /./,
  '@nivo/core': /^(?:CartesianMarkers|DotsItem|ResponsiveWrapper)$/,
  '@nivo/legends': /./,
  '@nivo/tooltip': /^(?:BasicTooltip|Chip|Crosshair|TableTooltip|Tooltip)$/,
  '@nivo/voronoi': /./,
  'd3-color': /./,
  'd3-scale': /^scale(?!Linear$|Band$)/,
  'd3-scale-chromatic': /./,
  'd3-shape': /^curve(?!Linear$)/,
  // The one that nivo calls while it is loaded.
  'd3-time': /^(?!timeInterval$)/,
  'd3-time-format': /./,
  'react-virtualized-auto-sizer': /./,
  'use-debounce': /./,
};

const functionsFile = fileURLToPath(new URL('./lodash.ts', import.meta.url));
const springsFile = fileURLToPath(new URL('./springs.ts', import.meta.url));

/** An imported name and what it is called in the module. */
interface Imported {
  name: string;
  local: string;
}

/** The import that takes the place of one of nivo's: what stands in for the package, without what is absent. */
function importText(module: string, parts: readonly Imported[]): string {
  const [, lodashName] = /^lodash\/(\w+)\.js$/.exec(module) ?? [];
  const from =
    (lodashName !== undefined && functionsFile) || (/^@react-spring\/\w+$/.test(module) && springsFile) || module;
  const isAbsent = ({ name }: Imported) => absentParts[module]?.test(name) === true;
  const names = parts
    .filter((part) => !isAbsent(part))
    .map(({ name, local }) => `${lodashName ?? name} as ${local}`)
    .join(', ');
  const absent = parts.filter(isAbsent).map(({ name, local }) => {
    const message = JSON.stringify(`${name} of ${module} is not among the parts of nivo that the charts use.`);
    return `const ${local} = () => { throw new Error(${message}); };`;
  });
  return [names === '' ? '' : `import { ${names} } from ${JSON.stringify(from)};`, ...absent].join('');
}

/**
 * A module of nivo that a bundler can shake: every call while it is loaded is marked as pure, since it only builds components and tables;
 * springs, lodash and absent parts are replaced. Throws for an import of all that a replaced module has.
 */
export function slim(file: string, code: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  let functions = 0;
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  const mark = ({ start }: { start: number }) => {
    if (functions === 0) edits.push({ start, end: start, text: '/* @__PURE__ */ ' });
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: mark,
    NewExpression: mark,
    ImportDeclaration({ start, end, source: { value: module }, specifiers }) {
      if (absentParts[module] === undefined && !/^(?:lodash|@react-spring)\//.test(module)) return;
      const parts = specifiers.map((specifier): Imported => {
        const local = specifier.local.name;
        if (specifier.type === 'ImportDefaultSpecifier') return { name: 'default', local };
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          return { name: specifier.imported.name, local };
        throw new Error(`${file} imports all of ${module}.`);
      });
      edits.push({ start, end, text: importText(module, parts) });
    },
  }).visit(parseSync(file, code).program);
  let [text, done] = ['', 0];
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    text += code.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return text + code.slice(done);
}

/**
 * Plugin of Rolldown and Vite: leaves of nivo what the charts use. They draw at once, without springs, and only grid, axes and layers of
 * their own (`src/charts/nivo`), so that nothing differs but the bytes. docs/adr/0026 has the reasons.
 */
export function slimNivo() {
  return {
    name: 'slim-nivo',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]@nivo[\\/][^?]+\.mjs/ },
      handler: (code: string, id: string) => ({ code: slim(id, code), map: null, moduleSideEffects: false }),
    },
  };
}
