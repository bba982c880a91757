import { describe, expect, it } from 'vitest';
import { registrationMessages } from '../messages/registration.ts';
import { registeredDay } from './registeredDay.ts';

describe('registeredDay', () => {
  it('takes a day as it is typed, full-width digits included', () => {
    expect(registeredDay.parse(' ２０２６-05-31 ')).toBe('2026-05-31');
  });

  it.each(['', '2026-02-30', '2026-5-1', '2026-05-05 10:00', '昨天'])('refuses what is no day: %s', (text) => {
    expect(registeredDay.safeParse(text).error?.issues[0]?.message).toBe(registrationMessages.filter.day);
  });
});
