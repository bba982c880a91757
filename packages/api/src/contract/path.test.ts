import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledPath, pathFields, routePattern } from './path.ts';

const path = '/company/{id}/people/{name}';

describe('paths with placeholders', () => {
  it('list their fields, and convert to the syntax of routers', () => {
    expect(pathFields(path)).toEqual(['id', 'name']);
    expect(routePattern(path)).toBe('/company/:id/people/:name');
    expect([pathFields('/company'), routePattern('/company')]).toEqual([[], '/company']);
  });

  it('keep their number of segments whatever fills them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (id, name) => {
        const parts = filledPath(path, { id, name }).split('/');
        expect(parts).toHaveLength(5);
        expect([decodeURIComponent(parts[2] ?? ''), decodeURIComponent(parts[4] ?? '')]).toEqual([id, name]);
      }),
    );
  });
});
