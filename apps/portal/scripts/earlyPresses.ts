import { fileURLToPath } from 'node:url';
import { importSource } from '@lima-id/content';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { asScript } from './asScript.ts';

type Parts = typeof import('../src/shared/page/earlyPresses.ts');

const partsFile = fileURLToPath(new URL('../src/shared/page/earlyPresses.ts', import.meta.url));

/**
 * Puts into the frame of every page what keeps presses that come before its scripts. Like the script of the large mode it stands in the page: as
 * a file it would come too late itself.
 */
export function earlyPresses(): Plugin {
  let loading: Promise<Parts> | undefined;
  return {
    name: 'early-presses',
    async transformIndexHtml(): Promise<HtmlTagDescriptor[]> {
      const { keepEarlyPresses, earlyPressTerms, earlyPressStyles } = await (loading ??=
        importSource<Parts>(partsFile));
      return [
        { tag: 'script', children: asScript(keepEarlyPresses, earlyPressTerms), injectTo: 'head' },
        { tag: 'style', children: earlyPressStyles, injectTo: 'head' },
      ];
    },
  };
}
