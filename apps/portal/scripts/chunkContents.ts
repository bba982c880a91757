import type { Plugin } from 'vite';

/** Writes .vite/contents.json beside the manifest: which modules each chunk holds, for the check of the size budgets. */
export function chunkContents(): Plugin {
  return {
    name: 'chunk-contents',
    apply: 'build',
    generateBundle(_options, bundle) {
      const contents: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') contents[chunk.fileName] = Object.keys(chunk.modules);
      }
      this.emitFile({ type: 'asset', fileName: '.vite/contents.json', source: JSON.stringify(contents) });
    },
  };
}
