import { fileURLToPath } from 'node:url';
import { importSource } from '@lima-id/content';
import type { HtmlTagDescriptor, Plugin } from 'vite';

type Parts = typeof import('./largeModeParts.ts');

const partsFile = fileURLToPath(new URL('./largeModeParts.ts', import.meta.url));

/**
 * Puts the large mode into the frame of every page: its rule, and a script that turns it on before anything is painted, also on prerendered
 * pages. The script stands in the page, since a file would delay the first paint by a round trip; the gateway's policy allows the scripts of the frame.
 */
export function largeMode(): Plugin {
  let loading: Promise<Parts> | undefined;
  return {
    name: 'large-mode',
    async transformIndexHtml(): Promise<HtmlTagDescriptor[]> {
      const { script, styles } = await (loading ??= importSource<Parts>(partsFile));
      return [
        { tag: 'script', children: script, injectTo: 'head' },
        { tag: 'style', children: styles, injectTo: 'head' },
      ];
    },
  };
}
