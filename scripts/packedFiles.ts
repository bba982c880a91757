/** What the published packages consist of: built modules with their types, drawings, tokens, faces, and the papers. */
const published = [
  /^(?:package\.json|README\.md|CHANGELOG\.md|LICENSE(?:-\w+)?)$/,
  /^dist\/[\w./-]+\.(?:js|d\.ts)$/,
  /^illustrations\/(?:on-ink\/)?[\w-]+\.svg$/,
  /^illustrations\/index\.json$/,
  /^tokens\/(?:light|dark)\.tokens\.json$/,
  /^tokens\/tokens\.css$/,
  /^src\/fonts\.css$/,
];

/** What tests and stories are made of, wherever it is built to. */
const unpublished = /\.(?:test|stories)\.|\/(?:testing|foundations)\/|\/samples\./;

/** The packed files that nobody outside needs. */
export function strayFiles(files: readonly string[]): string[] {
  return files.filter((file) => unpublished.test(file) || !published.some((pattern) => pattern.test(file)));
}

/** The targets of `exports` in package.json, in any nesting of conditions. */
function targetsOf(entry: unknown, condition = ''): string[] {
  // Sources are for the workspace alone.
  if (condition === '@lima-id/source') return [];
  if (typeof entry === 'string') return [entry];
  return Object.entries(Object(entry)).flatMap(([name, inner]) => targetsOf(inner, name));
}

/** The files that `exports` promises and the package lacks; patterns with `*` name none. */
export function missingFiles(files: readonly string[], exports: unknown): string[] {
  return targetsOf(exports)
    .map((target) => target.replace(/^\.\//, ''))
    .filter((target) => !target.includes('*') && !files.includes(target));
}
