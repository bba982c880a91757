import { chinaDateTime, chinaMoment, type LineEvent } from '@lima-id/domain';
import { type DemoLine, dayCurve, weekendParts } from './productionLines.ts';
import type { Random } from './random.ts';

const curveTotal = dayCurve.reduce((sum, value) => sum + value, 0);
const curveTop = Math.max(...dayCurve);
const hourSeconds = 3_600;

/** Load of a line at a given time, in units of the day curve. */
function busyAt(ms: number): number {
  const { hour, weekday } = chinaMoment(ms);
  const part = weekday === 6 ? weekendParts.saturday : weekday === 7 ? weekendParts.sunday : 1;
  return (dayCurve[hour] ?? 0) * part;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Random event with a given expected number. */
function happens(expected: number, random: Random): boolean {
  return random.between(0, 999_999) < expected * 1_000_000;
}

const kinds = ['quality', 'quality', 'equipment', 'material', 'other'] as const;

/**
 * Events of a demo line in the seconds before a time (ms since 1970 UTC): energy and processing of every position, occasional stops and
 * products. `run` makes event ids unique across runs.
 */
export function liveEvents(line: DemoLine, now: number, seconds: number, run: string, random: Random): LineEvent[] {
  const busy = busyAt(now);
  const ofDay = (busy / curveTotal) * (seconds / hourSeconds);
  return line.positions.flatMap((position): LineEvent[] => {
    const { unitName, code, name, label, energy, worked, stops, products } = position;
    const occurrence = (kind: string) => ({
      id: `live-${run}-${kind}-${code}-${now}`,
      time: chinaDateTime(now),
      unitName,
      positionCode: code,
      positionName: name,
    });
    const wobble = random.between(85, 115) / 100;
    const minutes = (seconds / 60) * worked * Math.min(1, (busy / curveTop) * wobble);
    const events: LineEvent[] = [
      { ...occurrence('energy'), type: 'energy', energy: rounded(energy * ofDay * wobble), label },
      { ...occurrence('processing'), type: 'processing', minutes: rounded(minutes) },
    ];
    if (happens(products * ofDay, random)) events.push({ ...occurrence('output'), type: 'output', products: 1 });
    if (happens((stops / 7) * ofDay, random)) {
      const abnormalType = random.pick(kinds);
      events.push({ ...occurrence('abnormal'), type: 'abnormal', abnormalType, minutes: random.between(4, 30) });
    }
    return events;
  });
}
