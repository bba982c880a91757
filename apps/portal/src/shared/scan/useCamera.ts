import { useCallback, useEffect, useState } from 'react';
import { type CameraFailure, cameraFailure } from './cameraFailure.ts';
import { type OpenCamera, stopStream } from './openCamera.ts';

/** The state of the camera. */
export type CameraState =
  | { phase: 'opening' }
  | { phase: 'running'; stream: MediaStream }
  | { phase: 'failed'; failure: CameraFailure };

const opening: CameraState = { phase: 'opening' };

/** Holds the camera while `active`; it is always released. `retry` requests it again. */
export function useCamera(active: boolean, open: OpenCamera): { camera: CameraState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ attempt: number; camera: CameraState } | null>(null);

  useEffect(() => {
    if (!active) return;
    let wanted = true;
    let held: MediaStream | null = null;
    const settle = (camera: CameraState) => {
      if (wanted) setOutcome({ attempt, camera });
    };
    const lost = () => settle({ phase: 'failed', failure: 'failed' });
    open().then(
      (stream) => {
        if (!wanted) {
          stopStream(stream);
          return;
        }
        held = stream;
        stream.getVideoTracks()[0]?.addEventListener('ended', lost);
        settle({ phase: 'running', stream });
      },
      (thrown: unknown) => settle({ phase: 'failed', failure: cameraFailure(thrown) }),
    );
    return () => {
      wanted = false;
      if (held !== null) stopStream(held);
      setOutcome(null);
    };
  }, [active, open, attempt]);

  return {
    camera: outcome !== null && outcome.attempt === attempt ? outcome.camera : opening,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
