import { readChinaTime } from '../time/chinaTime.ts';

const form = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(\.\d{1,3})?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/**
 * Reads an instant of ISO 8601 with its offset, `2026-05-12T09:20:00+08:00`, to the millisecond: milliseconds since 1970 UTC. Null for
 * anything else and for days that do not exist.
 */
export function readInstant(text: string): number | null {
  const [whole, day = '', time = '', fraction = '', offset = ''] = form.exec(text) ?? [];
  // Engines take 30 February for another day.
  if (whole === undefined || readChinaTime(day) === null) return null;
  const seconds = time.length === 5 ? `${time}:00` : time;
  return Date.parse(`${day}T${seconds}${fraction === '' ? '' : fraction.padEnd(4, '0')}${offset}`);
}
