import { companyAdmin, ordinaryUser } from '@lima-id/api/msw';
import { userInfoStorageMs } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { readStoredUser } from './storedUser.ts';
import { storedUserOf } from './storedUserOf.ts';

const now = Date.parse('2026-05-18T09:00:00+08:00');

describe('the stored user', () => {
  it('contains what the site’s offers and the header depend on', () => {
    expect(storedUserOf(companyAdmin, now)).toEqual({
      userId: 'u-2',
      type: 'COMPANY_ADMIN',
      username: 'taiyue_chen',
      portrait: '',
      prefix: '88.118.001',
      defaultCompanyId: '1',
      defaultCompanyName: '山东泰岳健身科技有限公司',
      examineStatus: 'approved',
      savedAt: now,
    });
  });

  it('contains neither phone numbers nor e-mail addresses nor tokens', () => {
    const text = JSON.stringify(storedUserOf(companyAdmin, now));
    for (const secret of [companyAdmin.mobile, companyAdmin.email, '13800000002', 'access']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is restored, and dropped when it is too old', () => {
    const user = storedUserOf(ordinaryUser, now);
    const text = JSON.stringify(user);
    expect(readStoredUser(text, now)).toEqual(user);
    expect(readStoredUser(text, now + userInfoStorageMs - 1)).toEqual(user);
    expect(readStoredUser(text, now + userInfoStorageMs)).toBeNull();
  });

  it.each([null, '', 'null', '[]', '{"userId":7}', '{"userId":"1","type":"ORDINARY"}'])('is null for %j', (text) => {
    expect(readStoredUser(text, now)).toBeNull();
  });
});
