import { companyAdmin, ordinaryUser } from '@lima-id/api/msw';
import { userInfoStorageMs } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { readStoredUser } from './storedUser.ts';
import { storedUserOf } from './storedUserOf.ts';

const now = Date.parse('2026-05-18T09:00:00+08:00');

describe('what is kept of a user', () => {
  it('is what the site decides by and the header shows', () => {
    expect(storedUserOf(companyAdmin, now)).toEqual({
      userId: 'u-2',
      type: 'COMPANY_ADMIN',
      username: 'taiyue_chen',
      portrait: '',
      prefix: '88.118.001',
      defaultCompanyId: '1',
      defaultCompanyName: '山东泰岳健身科技有限公司',
      examineStatus: 2,
      savedAt: now,
    });
  });

  it('holds neither phone numbers nor e-mail addresses nor tokens', () => {
    const text = JSON.stringify(storedUserOf(companyAdmin, now));
    for (const secret of [companyAdmin.mobile, companyAdmin.email, '13800000002', 'access']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is read back, and forgotten when it is too old', () => {
    const user = storedUserOf(ordinaryUser, now);
    const text = JSON.stringify(user);
    expect(readStoredUser(text, now)).toEqual(user);
    expect(readStoredUser(text, now + userInfoStorageMs - 1)).toEqual(user);
    expect(readStoredUser(text, now + userInfoStorageMs)).toBeNull();
  });

  it.each([null, '', 'null', '[]', '{"userId":7}', '{"userId":"1","type":"ORDINARY"}'])(
    'is nobody when it is %j',
    (text) => {
      expect(readStoredUser(text, now)).toBeNull();
    },
  );
});
