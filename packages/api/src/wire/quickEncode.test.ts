import { homeData, type IdentifierRecord, product } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { homeFigures } from '../msw/fixtures/home.ts';
import { treadmillRecord } from '../msw/fixtures/identifier.ts';
import { recommendedProductList } from '../msw/fixtures/market.ts';
import { anyRecord } from '../testing/identifierArbitrary.ts';
import { wireIdentifierRecord } from './identifierDetail.ts';
import { quickEncode } from './quickEncode.ts';
import { renamed } from './rename.ts';

type Schema = z.ZodMiniType<unknown, unknown>;

/** The outcome of encoding: the value, or the error. */
function outcome(encode: () => unknown): unknown {
  try {
    return { written: encode() };
  } catch (error) {
    return { complaint: (error as Error).message };
  }
}

function quick(schema: Schema, value: unknown): unknown {
  return outcome(() => quickEncode(schema, value));
}

function plain(schema: Schema, value: unknown): unknown {
  return outcome(() => z.encode(schema, value));
}

/** Every path in a value, as the keys that lead there. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

function replaceAt(value: unknown, path: readonly string[], put: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return put;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaceAt(copy[key], rest, put);
  return copy;
}

const oddities = [undefined, null, 0, Number.NaN, Number.POSITIVE_INFINITY, '', 'String', true, [], {}, [{}]];

describe('quickEncode', () => {
  it('returns the result of z.encode for any record', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(quick(wireIdentifierRecord, record)).toStrictEqual(plain(wireIdentifierRecord, record));
      }),
    );
  });

  it('returns or throws like z.encode for any value in any place of a record', () => {
    for (const path of places(treadmillRecord)) {
      for (const oddity of oddities) {
        const odd = replaceAt(treadmillRecord, path, oddity);
        expect(quick(wireIdentifierRecord, odd)).toStrictEqual(plain(wireIdentifierRecord, odd));
      }
    }
  });

  it('returns or throws like z.encode for home figures and products', () => {
    expect(quick(homeData, homeFigures)).toStrictEqual(plain(homeData, homeFigures));
    expect(quick(homeData, { ...homeFigures, identifierTotal: Number.NaN })).toStrictEqual(
      plain(homeData, { ...homeFigures, identifierTotal: Number.NaN }),
    );
    expect(quick(z.array(product), recommendedProductList)).toStrictEqual(
      plain(z.array(product), recommendedProductList),
    );
    expect(quick(z.array(product), [{ ...recommendedProductList[0], negotiable: 2 }])).toStrictEqual(
      plain(z.array(product), [{ ...recommendedProductList[0], negotiable: 2 }]),
    );
  });

  it.each<[name: string, schema: Schema, values: unknown[]]>([
    ['an optional field', z.object({ a: z.optional(z.string()) }), [{}, { a: undefined }, { a: 'x' }, { a: 1 }]],
    ['a nullable field', z.object({ a: z.nullable(z.string()) }), [{ a: null }, { a: 'x' }, {}]],
    ['a rule on a text', z.string().check(z.trim(), z.minLength(2)), [' ab ', ' a ']],
    [
      'a rule on an object',
      z.object({ a: z.string() }).check(z.refine(({ a }) => a !== 'b')),
      [{ a: 'a' }, { a: 'b' }],
    ],
    ['a text format', z.email(), ['a@b.cn', 'a']],
    ['a whole number', z.int(), [1, 1.5]],
    ['a union of texts and numbers', z.union([z.string(), z.number()]), ['a', 1, true]],
    [
      'a union in which a codec comes first',
      z.union([z.codec(z.number(), z.string(), { decode: String, encode: (text) => text.length }), z.string()]),
      ['abc', 3],
    ],
    ['a strict object', z.strictObject({ a: z.string() }), [{ a: 'a' }, { a: 'a', b: 'b' }]],
    ['a loose object', z.looseObject({ a: z.string() }), [{ a: 'a', b: 'b' }]],
    ['a record of texts', z.record(z.string(), z.string()), [{ a: 'a' }, { a: 1 }]],
    ['a literal nothing', z.object({ a: z.literal(undefined) }), [{ a: undefined }, {}]],
    ['anything', z.unknown(), [undefined, { a: 1 }]],
    [
      'a renamed tag',
      z.discriminatedUnion('kind', [
        renamed(z.object({ tag: z.literal('a'), kind: z.literal('b') }), { tag: 'kind', kind: 'tag' }),
        z.object({ kind: z.literal('c') }),
      ]),
      [{ tag: 'a', kind: 'b' }, { kind: 'c' }],
    ],
  ])('does what z.encode does when the schema is %s', (_name, schema, values) => {
    for (const value of values) expect(quick(schema, value)).toStrictEqual(plain(schema, value));
  });

  it('encodes a tree with a recursive schema', () => {
    const tree = z.object({
      name: z.string(),
      get children() {
        return z.array(tree);
      },
    });
    const oak = { name: 'oak', children: [{ name: 'branch', children: [] }] };
    expect(quickEncode(tree, oak)).toEqual(oak);
  });

  it('copies the record and never changes it', () => {
    const record: IdentifierRecord = structuredClone(treadmillRecord);
    const written = quickEncode(wireIdentifierRecord, record);
    expect(record).toEqual(treadmillRecord);
    expect(written).not.toBe(record);
  });
});
