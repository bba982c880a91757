import { describe, expect, it } from 'vitest';
import { exampleOf } from '../openapi/exampleOf.ts';
import { createSchemas } from '../openapi/schemas.ts';
import { decodeRequest } from './codec.ts';
import { contract, type EndpointName } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { requestErrors } from './requestError.ts';
import { findUnreadableText } from './unreadableText.ts';

const unreadable = [
  ['NUL', 'a\0b'],
  ['the first half of a pair', 'a\ud83d'],
  ['the second half of a pair', '\ude00b'],
  ['halves in the wrong order', '\ude00\ud83d'],
] as const;

/**
 * A value with a text in the place of each of its texts, numbers or files, one at a time, and in fields that no contract knows.
 */
function planted(value: unknown, text: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => planted(one, text).map((bad) => value.with(at, bad)));
  if (typeof value !== 'object' || value === null) return [text];
  const inside = Object.entries(value).flatMap(([name, one]) =>
    planted(one, text).map((bad) => ({ ...value, [name]: bad })),
  );
  return [...inside, { ...value, more: { deep: [[text]] } }, { ...value, [text]: 'a' }];
}

const endpoints: readonly Endpoint<unknown, unknown, unknown>[] = Object.values(contract).map((endpoint) => ({
  ...endpoint,
  request: endpoint.request as Endpoint<unknown, unknown>['request'],
  reply: endpoint.reply as Endpoint<unknown, unknown>['reply'],
  failure: endpoint.failure as Endpoint<unknown, unknown, unknown>['failure'],
}));

describe('decodeRequest of text that no database can store', () => {
  it.each(unreadable)('refuses %s in every text field of the contract', (_kind, text) => {
    let places = 0;
    const schemas = createSchemas();
    for (const endpoint of endpoints.filter(({ encoding }) => encoding !== 'none')) {
      for (const request of planted(
        exampleOf(endpoint.name as EndpointName, schemas.schemaOf(endpoint.request), schemas),
        text,
      )) {
        places += 1;
        const verdict = decodeRequest(endpoint, request);
        expect([endpoint.name, verdict]).toMatchObject([
          endpoint.name,
          { ok: false, message: requestErrors.textUnreadable },
        ]);
      }
    }
    expect(places).toBeGreaterThan(300);
  });

  it('reports the path of the field', () => {
    expect(findUnreadableText({ a: [{ b: 'c' }, { b: '\0' }] })).toBe('a.1.b');
    expect(findUnreadableText('\ud83d')).toBe('');
  });

  it('checks the names of files and not their content', () => {
    expect(findUnreadableText({ photos: [new File(['\0'], 'a.png')] })).toBeNull();
    expect(findUnreadableText({ photos: [new File([], 'a\0.png')] })).toBe('photos.0');
    expect(findUnreadableText({ photo: new Blob(['\0']) })).toBeNull();
  });

  it('accepts everything else: surrogate pairs, control characters, numbers, nothing', () => {
    expect(findUnreadableText({ a: '\u{1f600}\u0001\u200b', b: [1, null, undefined, true], c: {} })).toBeNull();
    expect(findUnreadableText(undefined)).toBeNull();
  });

  it('runs in linear time when a request is as deep as it is long', () => {
    let deep: unknown = 'a';
    for (let level = 0; level < 60_000; level++) deep = [deep];
    expect(findUnreadableText(deep)).toBeNull();
  });
});
