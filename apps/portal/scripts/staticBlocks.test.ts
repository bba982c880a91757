import { describe, expect, it } from 'vitest';
import { withoutStaticBlocks } from './staticBlocks.ts';

describe('withoutStaticBlocks', () => {
  it('rewrites a class with a static block, and keeps imports and the private fields of other classes', async () => {
    const lowered = await withoutStaticBlocks(`
      import { base } from './base.js';
      export class List { static { base(this); } }
      export class Count { #size = 1; size() { return this.#size; } }
    `);
    expect(lowered).not.toMatch(/static\s*\{/);
    expect(lowered).toContain('#size = 1');
    expect(lowered).toMatch(/import \{ base \} from "\.\/base\.js"/);
  });

  it('leaves a script without one as it is', async () => {
    expect(await withoutStaticBlocks('class List { static size = 1; }')).toBeNull();
  });
});
