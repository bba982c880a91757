import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A module in a build: its source path and rendered size. */
export interface BuiltModule {
  id: string;
  code: string;
}

/** Records the modules of a build, for the bundle composition report. */
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
