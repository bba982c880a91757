import { abnormalType, chinaDateTime, type LineEvent } from '@lima-id/domain';
import fc from 'fast-check';

const places = fc.constantFrom(
  { unitName: '喷涂线', positionCode: 'PT-A', positionName: '喷涂 A 线烘道' },
  { unitName: '喷涂线', positionCode: 'PT-B', positionName: '喷涂 B 线烘道' },
  { unitName: '喷涂线', positionCode: 'PT-B', positionName: '喷涂 B 线（改造）' },
  { unitName: '总装线', positionCode: 'PT-B', positionName: '总装 3 线' },
);

// Decimals without an exact binary representation: their sums reveal rounding.
const hundredths = fc.integer({ min: 0, max: 99_999 }).map((value) => value / 100);

const figures = fc.oneof(
  fc.record({
    type: fc.constant('energy' as const),
    energy: hundredths,
    label: fc.constantFrom('电力', '天然气'),
  }),
  fc.record({ type: fc.constant('processing' as const), minutes: hundredths }),
  fc.record({
    type: fc.constant('abnormal' as const),
    abnormalType: fc.constantFrom(...abnormalType.options),
    minutes: hundredths,
  }),
  fc.record({ type: fc.constant('output' as const), products: fc.integer({ min: 0, max: 5 }) }),
);

/** Events between two times (ms since 1970 UTC), of few positions, with their list index as id. */
export function eventLists(
  { startMs, endMs }: { startMs: number; endMs: number },
  maxLength: number,
): fc.Arbitrary<LineEvent[]> {
  const moments = fc
    .integer({ min: startMs / 1_000, max: endMs / 1_000 })
    .map((seconds) => chinaDateTime(seconds * 1_000));
  const events = fc
    .tuple(places, moments, figures)
    .map(([place, time, figure]): LineEvent => ({ id: '', time, ...place, ...figure }));
  return fc
    .array(events, { minLength: 1, maxLength, size: 'max' })
    .map((list) => list.map((event, index) => ({ ...event, id: `E-${index}` })));
}
