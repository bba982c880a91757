import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renamed } from './rename.ts';

const inner = z.object({ label: z.string(), note: z.optional(z.string()) });
const wireInner = renamed(inner, { label: 'lableName' });
const outer = z.object({ title: z.string(), parts: z.array(inner) });
const wireOuter = renamed(outer, { title: 'titel' }, { parts: z.array(wireInner) });

describe('renamed', () => {
  it('encodes wire names at every level', () => {
    expect(z.encode(wireOuter, { title: 'a', parts: [{ label: 'b' }] })).toEqual({
      titel: 'a',
      parts: [{ lableName: 'b' }],
    });
  });

  it('decodes clean names at every level', () => {
    expect(z.decode(wireOuter, { titel: 'a', parts: [{ lableName: 'b', note: 'c' }] })).toEqual({
      title: 'a',
      parts: [{ label: 'b', note: 'c' }],
    });
  });

  it('leaves an absent optional field out', () => {
    expect(Object.keys(z.decode(wireInner, { lableName: 'b' }))).toEqual(['label']);
    expect(Object.keys(z.encode(wireInner, { label: 'b' }))).toEqual(['lableName']);
  });

  it('drops fields unknown to the clean schema', () => {
    const withMore = { label: 'b', secret: 's' };
    expect(z.encode(wireInner, withMore)).toEqual({ lableName: 'b' });
    const wireWithMore = { lableName: 'b', secret: 's' };
    expect(z.decode(wireInner, wireWithMore)).toEqual({ label: 'b' });
  });

  it('refuses clean names when they come over the wire', () => {
    const clean: unknown = { label: 'b' };
    expect(z.safeParse(wireInner, clean).success).toBe(false);
  });

  it.each([null, undefined, 'text', 7, []])('refuses %j when an object is to be encoded', (value) => {
    expect(z.safeEncode(wireInner, value as unknown as z.output<typeof inner>).success).toBe(false);
  });

  it('refuses a wrong value deep inside when it is encoded', () => {
    const bad = { title: 'a', parts: [{ label: 3 as unknown as string }] };
    expect(() => z.encode(wireOuter, bad)).toThrow(/lableName/);
  });

  it('throws when two fields share one wire name', () => {
    expect(() => renamed(z.object({ a: z.string(), b: z.string() }), { a: 'b' })).toThrow(/share one wire name/);
  });

  it('throws for a clean schema with a rule over the whole object', () => {
    const ruled = z.object({ a: z.string() }).check(z.refine(({ a }) => a !== ''));
    expect(() => renamed(ruled, { a: 'b' })).toThrow(/keep rules on the fields/);
    expect(() => renamed(z.strictObject({ a: z.string() }), { a: 'b' })).toThrow(/keep rules on the fields/);
  });
});
