/** What the choice of a camera looks at. */
export interface CameraDescription {
  deviceId: string;
  kind: string;
  label: string;
}

const rear = /back|rear|environment|后置|后摄|背面/i;
/** Lenses that look behind but cannot focus on a label nearby. */
const special = /ultra|tele|macro|depth|infrared|virtual|超广角|长焦/i;

/**
 * The camera to prefer, among those that name themselves as looking away from the visitor: the plain one before
 * special lenses. Null when none says so; the browser's own choice by `facingMode` stays then.
 */
export function chooseRearCamera(devices: readonly CameraDescription[]): string | null {
  const candidates = devices.filter(({ kind, label }) => kind === 'videoinput' && rear.test(label));
  const plain = candidates.find(({ label }) => !special.test(label));
  return (plain ?? candidates[0])?.deviceId ?? null;
}
