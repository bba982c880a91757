import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { importSource } from '@lima-id/content';
import type { HtmlTagDescriptor, Plugin } from 'vite';

type Parts = typeof import('./largeModeParts.ts');

const partsFile = fileURLToPath(new URL('./largeModeParts.ts', import.meta.url));

/**
 * Puts the large mode into the frame of every page: its rule, and a script that turns it on before anything is painted, also on pages
 * that come drawn. The script is a file of its own, since the policy of pages lets none run that stands in them.
 */
export function largeMode(): Plugin {
  let loading: Promise<Parts> | undefined;
  const load = () => (loading ??= importSource<Parts>(partsFile));
  const nameOf = (script: string) => `assets/mode-${hash('sha256', script).slice(0, 7)}.js`;
  return {
    name: 'large-mode',
    async configureServer(server) {
      const { script } = await load();
      server.middlewares.use((request, response, next) => {
        if (request.url === `/${nameOf(script)}`) response.setHeader('Content-Type', 'text/javascript').end(script);
        else next();
      });
    },
    async generateBundle() {
      const { script } = await load();
      this.emitFile({ type: 'asset', fileName: nameOf(script), source: script });
    },
    async transformIndexHtml(): Promise<HtmlTagDescriptor[]> {
      const { script, styles } = await load();
      return [
        { tag: 'script', attrs: { src: `/${nameOf(script)}` }, injectTo: 'head' },
        { tag: 'style', children: styles, injectTo: 'head' },
      ];
    },
  };
}
