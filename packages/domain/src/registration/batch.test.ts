import { describe, expect, it } from 'vitest';
import { registrationMessages } from '../messages/registration.ts';
import { batchDraft } from './batch.ts';
import { ownNumberMaxLength } from './limits.ts';

/** 2026-05-06 23:59:59.999 in China. */
const now = Date.parse('2026-05-06T15:59:59.999Z');
const good = { number: 'B20260502-03', producedDay: '2026-05-06' };
const { batch } = registrationMessages;

function messagesOf(change: object, at = now): string[] {
  const verdict = batchDraft(at).safeParse({ ...good, ...change });
  return verdict.success ? [] : verdict.error.issues.map(({ message }) => message);
}

describe('batchDraft', () => {
  it('takes a number and a day, and reads them as they are typed', () => {
    expect(batchDraft(now).parse(good)).toEqual(good);
    expect(batchDraft(now).parse({ number: ' Ｂ１／２ ', producedDay: '２０２６－０５－０６' })).toEqual({
      number: 'B1/2',
      producedDay: '2026-05-06',
    });
  });

  it('takes days until tomorrow in China, wherever the machine is', () => {
    expect(messagesOf({ producedDay: '2026-05-07' })).toEqual([]);
    expect(messagesOf({ producedDay: '2026-05-08' })).toEqual(['生产日期不能晚于 2026-05-07，请核对后重新填写']);
    expect(messagesOf({ producedDay: '2026-05-08' }, now + 1)).toEqual([]);
  });

  it.each([
    [{ number: '' }, batch.number],
    [{ number: '批次一' }, batch.number],
    [{ number: 'B'.repeat(ownNumberMaxLength + 1) }, batch.number],
    [{ producedDay: '' }, batch.producedDay],
    [{ producedDay: '2026-02-29' }, batch.producedDay],
    [{ producedDay: '9999-99-99' }, batch.producedDay],
    [{ producedDay: '2026-05-06 10:00' }, batch.producedDay],
    [{ producedDay: 20260506 }, batch.producedDay],
  ])('says what to do when %j is wrong', (change, message) => {
    expect(messagesOf(change)).toEqual([message]);
  });
});
