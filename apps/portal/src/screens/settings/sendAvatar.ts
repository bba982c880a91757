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

/** Tells a failed upload as the box shows it: the server's reason, or that the service could not be had. */
function uploadFailed(error: unknown): never {
  if (isRefused(error) && !isSessionOver(error)) throw uploadFailure(failureText(error, ''));
  throw error;
}

/** Tells that the picture came and is no avatar yet, with the server's reason where it gave one. */
function changeFailed(error: unknown): never {
  if (isSessionOver(error)) throw error;
  const { avatarFailed } = accountMessages;
  throw uploadFailure(isRefused(error) ? failureText(error, avatarFailed) : avatarFailed);
}

/** Sends a picture and makes it the avatar; gives its address. Fails as `UploadTransport` wants it, or because the session is over. */
export async function sendAvatar(userId: string, file: File, signal: AbortSignal): Promise<string> {
  const { fullUrl } = await call(accountCall('uploadFile'), { file }, { signal }).catch(uploadFailed);
  await call(accountCall('updateProfile'), { userId, portrait: fullUrl }, { signal }).catch(changeFailed);
  return fullUrl;
}
