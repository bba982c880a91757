// @vitest-environment jsdom
import { companyAdmin } from '@lima-id/api/msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearUser, setUser } from './changeUser.ts';
import { updateUser } from './session.ts';
import { storedUserOf } from './storedUserOf.ts';
import { currentUser } from './userStore.ts';

const known = storedUserOf(companyAdmin, Date.now());
const { prefix, defaultCompanyId, defaultCompanyName, examineStatus } = known;
const company = { prefix, defaultCompanyId, defaultCompanyName, examineStatus };
const noCompany = { prefix: '', defaultCompanyId: '', defaultCompanyName: '', examineStatus: null };

beforeEach(() => setUser(known));

afterEach(() => {
  clearUser();
  localStorage.clear();
});

describe('updateUser', () => {
  it('stores what the profile says', () => {
    updateUser({ ...companyAdmin, portrait: '/new.webp' });
    expect(currentUser()).toMatchObject({ portrait: '/new.webp', ...company });
  });

  it('keeps the enterprise of the login when the profile has none', () => {
    updateUser({ ...companyAdmin, portrait: '/new.webp', companyDetails: null });
    expect(currentUser()).toMatchObject({ portrait: '/new.webp', ...company });
  });

  it('drops the enterprise when the profile has none and another type', () => {
    updateUser({ ...companyAdmin, type: 'ORDINARY', companyDetails: null });
    expect(currentUser()).toMatchObject({ type: 'ORDINARY', ...noCompany });
  });

  it('stores nothing of another user', () => {
    updateUser({ ...companyAdmin, userId: 'u-9' });
    expect(currentUser()).toEqual(known);
  });
});
