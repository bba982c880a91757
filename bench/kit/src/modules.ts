import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A module in a build: where it comes from and what of it was kept. */
export interface BuiltModule {
  id: string;
  code: string;
}

/** Writes down which modules a build holds, for the report of where the bytes go. */
export function modules(file: string): Plugin {
  return {
    name: 'modules',
    generateBundle(_options, bundle) {
      const found: BuiltModule[] = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? Object.entries(chunk.modules).map(([id, { code }]) => ({ id, code: code ?? '' })) : [],
      );
      writeFileSync(file, JSON.stringify(found));
    },
  };
}
