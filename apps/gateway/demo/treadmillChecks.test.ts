import { type Element, remoteCheckItems, remoteFindings } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from '../src/identifier/lookup/placeholders.ts';
import { productKinds } from './productKinds.ts';
import { remoteOperations } from './remoteOperations.ts';
import { treadmillReadings, treadmillReports } from './treadmillChecks.ts';

/** Remote checks of a serial number, as in the lookup's answer. */
function checkOf(serial: number) {
  const readings = treadmillReadings(serial);
  const { elements } = remoteOperations(productKinds.treadmill, treadmillReports('400-000-0001'));
  const filled = fillPlaceholders(JSON.stringify(elements), (name) => readings[name]);
  expect(filled.complete).toBe(true);
  const items = remoteCheckItems(JSON.parse(filled.text) as Element[]);
  return { items, findings: remoteFindings({ items, done: items.length }) };
}

describe('remote checks of the showcase treadmills', () => {
  it('have advice for all wearing parts', () => {
    const { items } = checkOf(101);
    expect(items).toHaveLength(12);
    const advised = items.filter(({ advice }) => advice !== undefined);
    expect(advised.map(({ label }) => label)).toEqual(['跑带张力', '润滑周期', '制动响应']);
    for (const { advice, value } of advised) {
      expect(value).toBe('OK');
      expect(advice).toMatchObject({
        reading: expect.anything(),
        place: expect.anything(),
        handler: expect.anything(),
      });
      expect(advice?.steps.length).toBeGreaterThan(1);
      expect(advice?.manual).not.toBe('');
    }
  });

  it.each([
    [101, []],
    [
      123,
      [
        ['跑带张力', -12, 'own'],
        ['润滑周期', 69, 'own'],
      ],
    ],
    [125, [['制动响应', 1.9, 'engineer']]],
  ])('of machine %i find %j', (serial, expected) => {
    const { findings } = checkOf(serial);
    expect(findings.map(({ label, advice }) => [label, advice?.reading?.value, advice?.handler])).toEqual(expected);
  });

  it('have readings within their limits when OK, and beyond them otherwise', () => {
    for (const serial of [101, 123, 125]) {
      for (const { value, advice } of checkOf(serial).items) {
        const reading = advice?.reading;
        if (!reading) continue;
        const { least, most } = reading;
        const within = (least === null || reading.value >= least) && (most === null || reading.value <= most);
        expect(within).toBe(value === 'OK');
      }
    }
  });
});
