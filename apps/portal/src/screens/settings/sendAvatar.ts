import { accountMessages } from '@lima-id/domain';
import { uploadFailure } from '@lima-id/ui';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { RequestFailure } from '../../shared/api/request.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';

function isRefused(error: unknown): boolean {
  return error instanceof RequestFailure && error.result.kind === 'refused';
}

/** The failure of an upload as the box shows it: the server's reason, or that the service was unavailable. */
function uploadFailed(error: unknown): never {
  if (isRefused(error) && !isSessionOver(error)) throw uploadFailure(failureText(error, ''));
  throw error;
}

/** The failure to set an uploaded picture as the avatar, with the server's reason if it gave one. */
function changeFailed(error: unknown): never {
  if (isSessionOver(error)) throw error;
  const { avatarFailed } = accountMessages;
  throw uploadFailure(isRefused(error) ? failureText(error, avatarFailed) : avatarFailed);
}

/**
 * Uploads a picture and makes it the avatar; returns its URL. Rejects as `UploadTransport` requires, or because the session has
 * expired.
 */
export async function sendAvatar(userId: string, file: File, signal: AbortSignal): Promise<string> {
  const { fullUrl } = await call(accountCall('uploadFile'), { file }, { signal }).catch(uploadFailed);
  await call(accountCall('updateProfile'), { userId, portrait: fullUrl }, { signal }).catch(changeFailed);
  return fullUrl;
}
