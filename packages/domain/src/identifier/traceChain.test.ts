import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traceChainMax } from './limits.ts';
import { followTrace, readTraceChain } from './traceChain.ts';

const code = (number: number) => `88.118.001/GT-${number}`;
const [machine, motor, frame] = [code(1), code(2), code(3)];
const anyCode = fc.integer({ min: 1, max: 2 * traceChainMax }).map(code);
/** A chain built by following links. */
const anyChain = fc
  .tuple(anyCode, fc.array(anyCode, { maxLength: 40 }))
  .map(([first, links]) => links.reduce<string[]>(followTrace, [first]));

describe('followTrace', () => {
  it('adds what was not in the chain, and goes back to what was', () => {
    expect(followTrace([machine], motor)).toEqual([machine, motor]);
    expect(followTrace([machine, motor, frame], machine)).toEqual([machine]);
    expect(followTrace([machine, motor], motor)).toEqual([machine, motor]);
  });

  it('forgets the oldest when the chain is full', () => {
    const full = Array.from({ length: traceChainMax }, (_, index) => code(index));
    expect(followTrace(full, 'new')).toEqual([...full.slice(1), 'new']);
  });

  it('never has an identifier twice, never grows too long, and ends where the link led when any are followed', () => {
    fc.assert(
      fc.property(anyChain, anyCode, (chain, next) => {
        const followed = followTrace(chain, next);
        expect(new Set(followed).size).toBe(followed.length);
        expect(followed.length).toBeLessThanOrEqual(traceChainMax);
        expect(followed.at(-1)).toBe(next);
      }),
    );
  });

  it('stays the same when one goes back and forth', () => {
    fc.assert(
      fc.property(anyChain, anyCode, (chain, next) => {
        const there = followTrace(chain, next);
        const back = followTrace(there, chain.at(-1) ?? next);
        expect(followTrace(back, next)).toEqual(there);
      }),
    );
  });
});

describe('readTraceChain', () => {
  it('reads back every chain that a visitor makes', () => {
    fc.assert(
      fc.property(anyChain, (chain) => {
        const kept: unknown = JSON.parse(JSON.stringify(chain));
        expect(readTraceChain(kept, chain.at(-1) ?? '')).toEqual(chain);
      }),
    );
  });

  it('starts over when nothing, or the chain of another page, was kept', () => {
    for (const kept of [undefined, null, 'x', {}, [], [machine, motor], [motor, 7]]) {
      expect(readTraceChain(kept, machine)).toEqual([machine]);
    }
  });

  it('leaves out what is no identifier in its canonical form', () => {
    const kept = [7, 'x', ` ${frame}`, 'javascript:alert(1)', motor, machine];
    expect(readTraceChain(kept, machine)).toEqual([motor, machine]);
    expect(readTraceChain(['x'], 'x')).toEqual(['x']);
  });

  it('gives a chain of identifiers that ends with the current one whatever was kept', () => {
    const anything = fc.oneof(fc.array(fc.oneof(anyCode, fc.anything())), fc.anything());
    fc.assert(
      fc.property(anything, anyCode, (kept, current) => {
        const chain = readTraceChain(kept, current);
        expect(new Set(chain).size).toBe(chain.length);
        expect(chain.length).toBeLessThanOrEqual(traceChainMax);
        expect(chain.at(-1)).toBe(current);
      }),
    );
  });
});
