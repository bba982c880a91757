import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CorrectingEvent, correctEvents } from './correctEvents.ts';

/** `B>A` is an event B that corrects A. */
function events(text: string): CorrectingEvent[] {
  return text.split(' ').flatMap((one) => {
    const [eventId = '', corrects] = one.split('>');
    if (eventId === '') return [];
    return [corrects === undefined ? { eventId } : { eventId, corrects }];
  });
}

const held = (text: string) =>
  correctEvents(events(text))
    .map(({ eventId }) => eventId)
    .join(' ');

describe('correctEvents', () => {
  it.each([
    ['', '', 'nothing happened'],
    ['A B', 'A B', 'nothing is corrected'],
    ['A B>A C', 'B C', 'an event is corrected, and keeps its place'],
    ['A B>A C>B', 'C', 'a correction is corrected'],
    ['A B>A C>A', 'C', 'an event is corrected twice'],
    ['A B>A C>A D>B', 'D', 'an older version is corrected'],
    ['B>A A', 'B', 'the correction was reported first'],
    ['A B>X', 'A B', 'an event of another object is named'],
    ['A B>X C>B', 'A C', 'a correction that stands alone is corrected'],
    ['A>B B>A C', 'A B C', 'two correct each other'],
    ['A>B B>C C>A', 'A B C', 'three correct each other'],
    ['D>A A>B B>A', 'D B', 'one of a circle is corrected'],
    ['A>B B>A E>D D>A', 'D B', 'a chain leads to a circle'],
    ['A>A B', 'A B', 'an event corrects itself'],
    ['A A>B B', 'A B', 'an id is repeated'],
  ])('makes of %j %j when %s', (given, expected) => {
    expect(held(given)).toBe(expected);
  });

  const id = fc.constantFrom(...'ABCDEFGH');
  const anyEvents = fc.array(fc.record({ eventId: id, corrects: id }, { requiredKeys: ['eventId'] }), {
    maxLength: 12,
  });

  it('keeps events that were given, each once, and changes nothing when it is repeated without corrections', () => {
    fc.assert(
      fc.property(anyEvents, (given) => {
        const before = structuredClone(given);
        const holding = correctEvents(given);
        expect(given).toEqual(before);
        expect(new Set(holding.map(({ eventId }) => eventId)).size).toBe(holding.length);
        for (const event of holding) expect(given).toContain(event);
        const plain = holding.map(({ eventId }) => ({ eventId }));
        expect(correctEvents(plain)).toEqual(plain);
      }),
    );
  });

  it('has one event for each that corrects nothing, and each of a circle, when ids are given once', () => {
    const once = fc.uniqueArray(fc.record({ eventId: id, corrects: id }, { requiredKeys: ['eventId'] }), {
      selector: ({ eventId }) => eventId,
    });
    fc.assert(
      fc.property(once, (given) => {
        const next = (one: CorrectingEvent | undefined) => given.find(({ eventId }) => eventId === one?.corrects);
        const own = given.filter((event) => {
          if (next(event) === undefined) return true;
          let at: CorrectingEvent | undefined = event;
          for (let steps = 0; steps < given.length; steps += 1) {
            at = next(at);
            if (at === event) return true;
          }
          return false;
        });
        const holding = correctEvents(given);
        expect(holding).toHaveLength(own.length);
        const named = new Set(given.map(({ corrects }) => corrects));
        const alone = own.filter(({ eventId }) => !named.has(eventId));
        expect(holding).toEqual(expect.arrayContaining(alone));
      }),
    );
  });

  it('reads a long chain', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) =>
      index === 0 ? { eventId: '0' } : { eventId: String(index), corrects: String(index - 1) },
    );
    expect(correctEvents(chain)).toEqual([chain[chain.length - 1]]);
    expect(correctEvents([...chain].reverse())).toEqual([chain[1]]);
  });
});
