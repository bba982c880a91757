const failureName = 'UploadFailure';

/**
 * The error with which `onUpload` rejects when the server gave a reason: its message is shown, translated if `LocaleProvider` does so, or
 * 上传失败 if empty. Any other error is shown as a service failure.
 */
export function uploadFailure(message = ''): Error {
  const error = new Error(message);
  error.name = failureName;
  return error;
}

/** Whether an error was made by `uploadFailure`. */
export function isUploadFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === failureName;
}
