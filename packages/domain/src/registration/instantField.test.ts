import { describe, expect, it } from 'vitest';
import { instantField } from './instantField.ts';

const oldest = Date.parse('2026-05-01T00:00:00Z');
const latest = Date.parse('2026-05-18T10:00:00Z');
const field = instantField({ form: 'form', tooOld: 'tooOld', ahead: 'ahead' }, oldest, latest);
const refusals = (typed: unknown) => field.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];

describe('instantField', () => {
  it('gives an instant in UTC, whatever its offset', () => {
    expect(field.parse('2026-05-18T18:00:00+08:00')).toBe('2026-05-18T10:00:00.000Z');
    expect(field.parse(' ２０２６-05-01T00:00Z ')).toBe('2026-05-01T00:00:00.000Z');
  });

  it('refuses what is no instant for that alone, and others for what is wrong with them', () => {
    for (const typed of ['2026-05-18 18:00', '', 7, undefined]) expect(refusals(typed)).toEqual(['form']);
    expect(refusals('2026-04-30T23:59:59.999Z')).toEqual(['tooOld']);
    expect(refusals('2026-05-18T10:00:00.001Z')).toEqual(['ahead']);
  });
});
