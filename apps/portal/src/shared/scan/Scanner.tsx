import { Button } from '@lima-id/ui';
import { PictureIcon } from '@lima-id/ui/icons';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { focusLookupInput } from './focusLookupInput.ts';
import type { OpenCamera } from './openCamera.ts';
import { Hint, Manual, Notice, Root, Upload, Ways } from './Scanner.styles.ts';
import { createFrameJudge, judgeScans, type ScanVerdict } from './scanVerdict.ts';
import { hasTorch } from './torch.ts';
import { useCamera } from './useCamera.ts';
import { firstPicture, usePastedPicture } from './usePastedPicture.ts';
import { type PictureOutcome, usePictureReading } from './usePictureReading.ts';
import { Viewfinder } from './Viewfinder.tsx';

interface ScannerProps {
  active: boolean;
  openCamera: OpenCamera;
  /** Receives the text to look up, in its canonical form. */
  onFound: (text: string) => void;
  onClose: () => void;
}

const texts = {
  noCode: '图片中没有找到二维码。请换一张更清晰、把码拍完整的图片，或手动输入编码。',
  unreadable: '这张图片无法打开。请换一张 JPG 或 PNG 图片。',
  readerMissing: '识码组件没有加载成功。请检查网络后重试，或手动输入编码。',
  reading: '正在识别图片…',
} as const;

/** Focuses the lookup field once the dialog has closed and restored the focus. */
function useFocusAfterClosing(): () => void {
  const wanted = useRef(false);
  useEffect(
    () => () => {
      if (wanted.current) setTimeout(() => requestAnimationFrame(focusLookupInput));
    },
    [],
  );
  return () => {
    wanted.current = true;
  };
}

/** The inside of the scanning dialog: camera, picture upload, and the way back to typing. */
export function Scanner({ active, openCamera, onFound, onClose }: ScannerProps) {
  const { camera, retry } = useCamera(active, openCamera);
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState(false);
  const [judgeFrame] = useState(createFrameJudge);
  const focusLater = useFocusAfterClosing();

  function take(verdict: ScanVerdict | null) {
    if (verdict === null || found) return;
    if (!verdict.ok) {
      setProblem(verdict.message);
      return;
    }
    setFound(true);
    setProblem(null);
    onFound(verdict.text);
  }
  function takeOutcome(outcome: PictureOutcome) {
    if (outcome.kind === 'read' && outcome.codes.length > 0) take(judgeScans(outcome.codes));
    else if (outcome.kind === 'read') setProblem(texts.noCode);
    else setProblem(texts[outcome.kind]);
  }
  const { reading, read } = usePictureReading(takeOutcome);
  function readFile(file: File | null) {
    if (file === null) return;
    setProblem(null);
    setFound(false);
    read(file);
  }
  usePastedPicture(active, readFile);

  function drop(event: DragEvent) {
    event.preventDefault();
    readFile(firstPicture(event.dataTransfer.files));
  }
  function typeInstead() {
    focusLater();
    onClose();
  }

  const running = camera.phase === 'running';
  return (
    <Root onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Viewfinder
        camera={camera}
        active={active && running && !reading && !found}
        onRead={(codes) => take(judgeFrame(codes))}
        onReaderMissing={() => setProblem(texts.readerMissing)}
      />
      {running && (
        <Hint>
          <p>把铭牌上的二维码放进取景框</p>
          {hasTorch(camera.stream) && <p>光线较暗时可打开手电筒</p>}
        </Hint>
      )}
      <Notice role={problem === null ? 'status' : 'alert'} data-tone={problem === null ? 'info' : 'danger'}>
        {problem ?? (reading ? texts.reading : '')}
      </Notice>
      <Ways>
        <Upload>
          <PictureIcon size={18} aria-hidden="true" />
          从相册选择图片
          <input
            type="file"
            accept="image/*"
            onChange={(event) => {
              readFile(firstPicture(event.currentTarget.files));
              event.currentTarget.value = '';
            }}
          />
        </Upload>
        <Manual>
          <Button variant="secondary" onClick={typeInstead}>
            手动输入编码
          </Button>
        </Manual>
        {camera.phase === 'failed' && camera.failure !== 'insecure' && (
          <Button variant="text" onClick={retry}>
            重新打开相机
          </Button>
        )}
      </Ways>
    </Root>
  );
}
