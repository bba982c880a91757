import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const staticBlock = /\bstatic\s*\{/;

/** A script whose classes with static blocks are rewritten, and nothing else; null when it has none. */
export async function withoutStaticBlocks(code: string): Promise<string | null> {
  if (!staticBlock.test(code)) return null;
  const lowered = await transform(code, {
    target: 'esnext',
    supported: { 'class-static-blocks': false },
    charset: 'utf8',
  });
  return lowered.code;
}

/**
 * Rewrites the static blocks of classes, which some dependencies have and the oldest browsers do not read. An older target would rewrite the
 * private fields of every class as well.
 */
export function staticBlocks(): Plugin {
  return {
    name: 'static-blocks',
    apply: 'build',
    async renderChunk(code) {
      const lowered = await withoutStaticBlocks(code);
      return lowered === null ? null : { code: lowered, map: null };
    },
  };
}
