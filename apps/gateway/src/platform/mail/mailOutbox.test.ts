import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { createMailOutbox } from './mailOutbox.ts';

describe('createMailOutbox', () => {
  it('keeps the last hundred mails, newest first, and prints one line for each', async () => {
    const lines: string[] = [];
    const outbox = createMailOutbox({
      platformName: '力码',
      print: (line) => lines.push(line),
      clock: manualClock('2026-11-21T05:00:00Z'),
    });
    for (let n = 1000; n < 1103; n++) {
      expect(await outbox.send({ email: `a${n}@example.cn`, purpose: 'newEmail', code: String(n) })).toEqual({
        ok: true,
      });
    }
    expect(outbox.mails()).toHaveLength(100);
    expect(outbox.mails()[0]).toMatchObject({ email: 'a1102@example.cn', sentAt: '2026-11-21T05:00:00.000Z' });
    expect(outbox.mails('A1050@Example.cn')).toMatchObject([{ code: '1050' }]);
    expect(lines).toHaveLength(103);
    expect(lines[0]).toMatch(/^邮件 a1000@example\.cn 【力码】验证新邮箱的验证码 .*1000/);
  });
});
