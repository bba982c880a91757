import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileStyles, modulesOfStyles, withCompiledStyles } from './compileStyles.ts';

// Folders are paths here, and not URLs, which would make the result of every story depend on every file in them (scripts/importClosure.ts): a story
// imports the styles that it depends on.
const source = join(dirname(fileURLToPath(import.meta.url)), '../../src');
const helper = join(source, 'styles/compiledStyles.ts');

const compiled = new Map<string, ReturnType<typeof compileStyles>>();

/** The compiled styles of an app and of the design system, once for all builds of a process. */
function stylesOf(folder: string): ReturnType<typeof compileStyles> {
  const known =
    compiled.get(folder) ??
    compileStyles([...modulesOfStyles(source), ...modulesOfStyles(folder)], ['@lima-id/source']);
  compiled.set(folder, known);
  return known;
}

/**
 * Plugin of Vite, after the ids of components have been given: the styles of the modules of a folder and of the design system are compiled by the
 * build, and not in the browser. docs/adr/0028 has the reasons.
 */
export function compiledStyles(folder: string) {
  return {
    name: 'compiled-styles',
    // While somebody writes styles, they are compiled in the browser as they are.
    apply: (_config: unknown, { command }: { command: 'build' | 'serve' }) =>
      command === 'build' || process.env.VITEST !== undefined,
    enforce: 'post' as const,
    transform: {
      filter: { id: /\.styles\.ts$/ },
      handler: async (code: string, id: string) => ({
        code: withCompiledStyles(id, code, await stylesOf(folder), helper),
        map: null,
      }),
    },
  };
}
