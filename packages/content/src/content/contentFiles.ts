import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { importSource } from '../importSource.ts';

const reader = fileURLToPath(new URL('./readContent.ts', import.meta.url));

type Reader = typeof import('./readContent.ts');

let reading: Promise<Reader> | undefined;

/** The content reader, loaded once. */
export function readContent(): Promise<Reader> {
  return (reading ??= importSource<Reader>(reader));
}

/**
 * Makes a module of each Markdown file below the content folder: its default export is the item, with `?summary` the data for
 * lists. All files are checked at the start, and each problem fails the build or the server with a line of its own; later each
 * file is checked when it is read.
 */
export function contentFiles(contentFolder: string): Plugin {
  const files = normalizePath(contentFolder);
  return {
    name: 'content-files',
    enforce: 'pre',
    async buildStart() {
      (await readContent()).checkAllContent(contentFolder);
    },
    async load(id) {
      const [path = '', query = ''] = id.split('?');
      const asked = query.split('&');
      // The PDF of a document is made by another plugin.
      if (!path.startsWith(files) || !path.endsWith('.md') || asked.includes('pdf')) return null;
      const item = (await readContent()).readContentFile(contentFolder, path, { summary: asked.includes('summary') });
      return { code: `export default ${JSON.stringify(item)};`, moduleType: 'js', map: null };
    },
  };
}
