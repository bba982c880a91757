import type { ProfileReply, ProfileRequest, ProfileUpdateRequest, UploadReply } from '@lima-id/api';
import { emailProof } from '@lima-id/domain';
import { callerOf, type Reply, type RequestContext } from '../platform/http/mount.ts';
import type { AccountParts } from './accountParts.ts';
import { accountById, userInfoOf } from './accounts.ts';
import type { Avatars, Uploader } from './avatars/avatars.ts';
import { accountRefusals } from './refusals.ts';

/** The caller's own profile. */
export async function readProfile(
  { store, mobiles, mailCodes, readCompany }: AccountParts,
  request: ProfileRequest,
  context: RequestContext,
): Promise<Reply<ProfileReply, null>> {
  const { accountId } = callerOf(context);
  if (request.userId !== undefined && request.userId !== accountId) return { failure: accountRefusals.notYours };
  const account = await accountById(store.kysely, mobiles, accountId);
  if (account === undefined) throw new Error('A caller has no account.');
  const basicInfo = await userInfoOf(account, readCompany);
  return { data: { basicInfo, emailProof: emailProof(account.email, mailCodes.isOn) } };
}

export async function uploadAvatar(
  avatars: Avatars,
  file: File,
  context: RequestContext,
): Promise<Reply<UploadReply, null>> {
  const kept = await avatars.keep(file, uploaderOf(context));
  return 'refusal' in kept ? { failure: kept.refusal } : { data: { fileName: file.name, fullUrl: kept.address } };
}

export function uploaderOf(context: RequestContext): Uploader {
  return { accountId: callerOf(context).accountId, visitor: context.visitor };
}

/** Changes the caller's avatar to a picture uploaded by the same account; the previous one is deleted. */
export async function updateProfile(
  avatars: Avatars,
  request: ProfileUpdateRequest,
  context: RequestContext,
): Promise<Reply<null, null>> {
  const { accountId } = callerOf(context);
  if (request.userId !== accountId) return { failure: accountRefusals.notYours };
  if (!(await avatars.wear(accountId, request.portrait))) return { failure: accountRefusals.portraitForeign };
  return { data: null };
}
