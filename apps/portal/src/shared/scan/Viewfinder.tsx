import { Button, FinderFrame, Spinner } from '@lima-id/ui';
import { TorchIcon, TorchOffIcon } from '@lima-id/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { cameraFailureTexts } from './cameraFailure.ts';
import { Finder, ScanLine, Sentence, Target, Torch } from './Scanner.styles.ts';
import type { ScannedCode } from './scanVerdict.ts';
import { hasTorch, switchTorch } from './torch.ts';
import type { CameraState } from './useCamera.ts';
import { useFrameReading } from './useFrameReading.ts';

interface ViewfinderProps {
  camera: CameraState;
  active: boolean;
  onRead: (codes: ScannedCode[]) => void;
  onReaderMissing: () => void;
}

function LiveView({
  stream,
  active,
  onRead,
  onReaderMissing,
}: Omit<ViewfinderProps, 'camera'> & { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  const [lit, setLit] = useState(false);
  useFrameReading(video, active, onRead, onReaderMissing);

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = stream;
    // Leaving before the first frame ends the promise with a meaningless error.
    element.play().catch(() => {});
    return () => {
      element.srcObject = null;
    };
  }, [stream]);

  async function toggleTorch() {
    if (await switchTorch(stream, !lit)) setLit(!lit);
  }

  return (
    <>
      <video ref={video} muted playsInline aria-label="相机画面" />
      <Target>
        <ScanLine />
        <FinderFrame ground="ink" />
      </Target>
      {hasTorch(stream) && (
        <Torch>
          <Button
            variant="onInk"
            size="sm"
            aria-pressed={lit}
            icon={lit ? <TorchOffIcon size={16} /> : <TorchIcon size={16} />}
            onClick={() => void toggleTorch()}
          >
            手电筒
          </Button>
        </Torch>
      )}
    </>
  );
}

/** The camera's picture with the frame to hold the code in, or why there is none. */
export function Viewfinder({ camera, ...reading }: ViewfinderProps) {
  return (
    <Finder>
      {camera.phase === 'opening' && <Spinner ground="ink" label="正在打开相机" />}
      {camera.phase === 'running' && <LiveView stream={camera.stream} {...reading} />}
      {camera.phase === 'failed' && (
        <>
          <FinderFrame ground="ink" style={{ inset: 24 }} />
          <Sentence>{cameraFailureTexts[camera.failure]}</Sentence>
        </>
      )}
    </Finder>
  );
}
