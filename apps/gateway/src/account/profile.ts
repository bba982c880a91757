import type { ProfileReply, ProfileRequest, ProfileUpdateRequest, UploadReply } from '@lima-id/api';
import { callerOf, type Reply, type RequestContext } from '../platform/http/mount.ts';
import type { AccountParts } from './accountParts.ts';
import { accountById, userInfoOf } from './accounts.ts';
import type { AvatarStore } from './avatars.ts';
import { accountRefusals } from './refusals.ts';

/** The profile of whoever asks; nobody sees another's. */
export async function readProfile(
  { store, mobiles, readCompany }: AccountParts,
  request: ProfileRequest,
  context: RequestContext,
): Promise<Reply<ProfileReply, null>> {
  const { accountId } = callerOf(context);
  if (request.userId !== undefined && request.userId !== accountId) return { failure: accountRefusals.notYours };
  const account = await accountById(store.kysely, mobiles, accountId);
  if (account === undefined) throw new Error('A caller has no account.');
  return { data: { basicInfo: await userInfoOf(account, readCompany) } };
}

/** Takes a picture for an avatar. */
export async function uploadAvatar(avatars: AvatarStore, file: File): Promise<Reply<UploadReply, null>> {
  const kept = await avatars.keep(new Uint8Array(await file.arrayBuffer()));
  if ('refusal' in kept) return { failure: { status: kept.refusal.status, message: kept.refusal.message } };
  return { data: { fileName: file.name, fullUrl: kept.address } };
}

/** Changes the avatar of whoever asks to a picture that was uploaded here; the last one goes. */
export async function updateProfile(
  { store }: AccountParts,
  avatars: AvatarStore,
  request: ProfileUpdateRequest,
  context: RequestContext,
): Promise<Reply<null, null>> {
  const { accountId } = callerOf(context);
  if (request.userId !== accountId) return { failure: accountRefusals.notYours };
  if (!(await avatars.holds(request.portrait))) return { failure: accountRefusals.portraitForeign };
  const last = await store.transaction(async (transaction) => {
    const before = await transaction
      .selectFrom('account')
      .select('portrait')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    await transaction.updateTable('account').set({ portrait: request.portrait }).where('id', '=', accountId).execute();
    return before?.portrait ?? '';
  });
  if (last !== '' && last !== request.portrait) await avatars.remove(last);
  return { data: null };
}
