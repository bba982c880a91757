import { call } from '../api/call.ts';
import { accountCall } from '../api/lateCalls.ts';
import { updateUser } from './session.ts';
import { currentUser } from './userStore.ts';

/** Milliseconds in which the answer of a login or a reading is reused. */
const justReadMs = 1_000;

function isJustRead(savedAt: number): boolean {
  const age = Date.now() - savedAt;
  return age >= 0 && age < justReadMs;
}

let underWay: Promise<void> | null = null;

async function read(userId: string): Promise<void> {
  const { basicInfo } = await call(accountCall('readProfile'), { userId }, { quiet: true });
  updateUser(basicInfo);
}

/**
 * Reads the profile of the logged-in user, once however many ask for it, so that header and pages know what was decided since:
 * a prefix that was approved, another role. When the session is over, nobody is logged in from here on.
 */
export async function readUser(): Promise<void> {
  const user = currentUser();
  if (user === null || isJustRead(user.savedAt)) return;
  underWay ??= read(user.userId).finally(() => {
    underWay = null;
  });
  await underWay;
}
