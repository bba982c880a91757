import type { Plugin } from 'vite';

/** The tag of a style sheet of the build. */
const sheetTag = /<link rel="stylesheet"[^>]*\shref="\/([^"]+)">/g;

/** Writes the style sheets of the frame into it: they are a kilobyte, and as files they would delay the first paint by a round trip. */
export function inlineSheets(): Plugin {
  return {
    name: 'inline-sheets',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(sheetTag, (_tag, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`);
          delete bundle[file];
          // Chunks that import the entry would fetch its sheets before they run.
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file);
          }
          return `<style>${String(sheet.source).trim()}</style>`;
        }),
    },
  };
}
