import type { UserInfo } from '@lima-id/api';
import { opensConsole } from '@lima-id/domain';

/** Whether logging in opens the console too: for users of an enterprise whose prefix is approved. */
export function bringsConsole({ type, companyDetails }: UserInfo): boolean {
  return opensConsole({ type, examineStatus: companyDetails?.examineStatus ?? null });
}
