const failureName = 'UploadFailure';

/**
 * What `onUpload` rejects with when the server gave a reason: its message is shown as it is, and 上传失败 where it is empty.
 * Any other error is shown as a failure of the service.
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
