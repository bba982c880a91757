import { chooseRearCamera } from './rearCamera.ts';

/** The browser offers no camera to this page at all. */
export class CameraUnavailable extends Error {
  constructor(name: 'SecurityError' | 'NotFoundError') {
    super();
    this.name = name;
  }
}

/** Opens a camera; rejects with what `getUserMedia` throws. */
export type OpenCamera = () => Promise<MediaStream>;

/** Stops the camera: its light goes out. */
export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const wanted: MediaTrackConstraints = { width: { ideal: 1280 }, height: { ideal: 720 } };

/**
 * Opens the camera that looks away from the visitor. Devices reveal their names only after the permission; if the
 * browser chose another camera than the plain rear one, it is changed then.
 */
export const openCamera: OpenCamera = async () => {
  if (!window.isSecureContext) throw new CameraUnavailable('SecurityError');
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) throw new CameraUnavailable('NotFoundError');
  const stream = await devices.getUserMedia({
    audio: false,
    video: { ...wanted, facingMode: { ideal: 'environment' } },
  });
  const deviceId = await devices.enumerateDevices().then(chooseRearCamera, () => null);
  if (deviceId === null || stream.getVideoTracks()[0]?.getSettings().deviceId === deviceId) return stream;
  stopStream(stream);
  return devices.getUserMedia({ audio: false, video: { ...wanted, deviceId: { exact: deviceId } } });
};
