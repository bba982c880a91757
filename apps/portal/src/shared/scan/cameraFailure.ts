/** Why there is no camera picture. */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'insecure' | 'failed';

/** The messages; each ends with the alternatives. */
export const cameraFailureTexts: Record<CameraFailure, string> = {
  refused: '没有得到相机权限。您可以从相册选择图片，或在浏览器设置中允许使用相机后重试。',
  missing: '没有找到相机。您可以从相册选择图片，或手动输入编码。',
  busy: '相机正被其他应用占用。请关闭该应用后重试，或从相册选择图片。',
  insecure: '当前页面不是安全连接，浏览器不允许使用相机。您可以从相册选择图片，或手动输入编码。',
  failed: '相机没有打开。请重试，或从相册选择图片。',
};

const failuresByName: Record<string, CameraFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'insecure',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Maps an error of `getUserMedia`. */
export function cameraFailure(thrown: unknown): CameraFailure {
  const name = thrown instanceof Error ? thrown.name : '';
  return failuresByName[name] ?? 'failed';
}
