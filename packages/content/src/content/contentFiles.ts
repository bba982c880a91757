import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { importSource } from '../importSource.ts';

const reader = fileURLToPath(new URL('./readContent.ts', import.meta.url));

type Reader = typeof import('./readContent.ts');

let reading: Promise<Reader> | undefined;

/** What reads and checks content, loaded once. */
export function readContent(): Promise<Reader> {
  return (reading ??= importSource<Reader>(reader));
}

/**
 * Makes a module of each Markdown file below the folder of content: its default export is the item, with `?summary` what lists show of it. All
 * files are checked at the start, which stops a build or a server with a line for every problem; later each file is when it is read.
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
      // The PDF of a document is made elsewhere.
      if (!path.startsWith(files) || !path.endsWith('.md') || asked.includes('pdf')) return null;
      const item = (await readContent()).readContentFile(contentFolder, path, { summary: asked.includes('summary') });
      return { code: `export default ${JSON.stringify(item)};`, moduleType: 'js', map: null };
    },
  };
}
