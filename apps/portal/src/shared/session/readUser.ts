import { call } from '../api/call.ts';
import { accountCall } from '../api/lateCalls.ts';
import { serverTime } from '../clock/serverTime.ts';
import { updateUser } from './session.ts';
import { currentUser } from './userStore.ts';

/** Milliseconds in which the answer of a login or a reading is reused. */
const justReadMs = 1_000;

function isJustRead(savedAt: number): boolean {
  const age = serverTime() - savedAt;
  return age >= 0 && age < justReadMs;
}

let underWay: Promise<void> | null = null;

async function read(userId: string): Promise<void> {
  const { basicInfo } = await call(accountCall('readProfile'), { userId }, { quiet: true });
  updateUser(basicInfo);
}

/**
 * Reads the profile of the logged-in user, deduplicated, so that header and pages learn of later decisions: an approved prefix,
 * another role. When the session has expired, the user is logged out here.
 */
export async function readUser(): Promise<void> {
  const user = currentUser();
  if (user === null || isJustRead(user.savedAt)) return;
  underWay ??= read(user.userId).finally(() => {
    underWay = null;
  });
  await underWay;
}
