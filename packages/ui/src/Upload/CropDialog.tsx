'use client';
import { type CSSProperties, useCallback, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { View, Zoom } from './CropDialog.styles.ts';
import { centredCrop, cropSteps, cropZoom, greatestZoom, panCrop, zoomCrop } from './cropArea.ts';
import { cropPicture } from './cropPicture.ts';
import { uploadTexts } from './Upload.texts.ts';
import { useCropGestures } from './useCropGestures.ts';

export interface CropDialogProps {
  /** The decoded picture, upright; the caller closes it. */
  picture: ImageBitmap;
  name: string;
  /** Called with the cropped square, or with null when the browser cannot draw it. */
  onCrop: (file: File | null) => void;
  onClose: () => void;
}

/** Longer edge in px of the preview that is dragged: more would be invisible, and slow on phones. */
const shownEdge = 1280;

/** A dialog for cropping a picture to a square. */
export function CropDialog({ picture, name, onCrop, onClose }: CropDialogProps) {
  const texts = useTexts('upload', uploadTexts);
  const [crop, setCrop] = useState(() => centredCrop(picture));
  const [isWriting, setWriting] = useState(false);
  const [view, setView] = useState<HTMLElement | null>(null);
  const zoom = cropZoom(picture, crop);
  const most = greatestZoom(picture);
  const percent = `${Math.round(zoom * 100)}%`;

  // The dialog mounts its content after opening: whatever needs the element waits for it.
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas === null) return;
      const share = Math.min(1, shownEdge / Math.max(picture.width, picture.height));
      canvas.width = Math.max(1, Math.round(picture.width * share));
      canvas.height = Math.max(1, Math.round(picture.height * share));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    },
    [picture],
  );

  const zoomBy = (factor: number) => setCrop((before) => zoomCrop(picture, before, cropZoom(picture, before) * factor));
  const gestures = useCropGestures(view, {
    // The picture follows the pointer: the crop area moves in the opposite direction.
    pan: (x, y) => setCrop((before) => panCrop(picture, before, -x * before.side, -y * before.side)),
    zoom: zoomBy,
  });

  async function write() {
    setWriting(true);
    onCrop(await cropPicture(picture, name, crop));
  }

  const place = {
    '--crop-left': `${(-crop.x / crop.side) * 100}%`,
    '--crop-top': `${(-crop.y / crop.side) * 100}%`,
    '--crop-width': `${(picture.width / crop.side) * 100}%`,
    '--crop-height': `${(picture.height / crop.side) * 100}%`,
  } as CSSProperties;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.cropTitle}
      description={texts.cropHint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button loading={isWriting} onClick={write}>
            {texts.useCrop}
          </Button>
        </>
      }
    >
      <View {...gestures} ref={setView} role="application" aria-label={texts.cropArea} tabIndex={0} style={place}>
        <canvas ref={draw} />
        <FinderFrame inset={8} />
      </View>
      <Zoom>
        <IconButton aria-label={texts.zoomOut} onClick={() => zoomBy(1 / cropSteps.zoom)}>
          <MinusIcon />
        </IconButton>
        <input
          type="range"
          aria-label={texts.zoom}
          aria-valuetext={percent}
          min={1}
          max={most}
          step={0.01}
          value={zoom}
          disabled={most === 1}
          onChange={(event) => {
            const wanted = event.currentTarget.valueAsNumber;
            setCrop((before) => zoomCrop(picture, before, wanted));
          }}
        />
        <IconButton aria-label={texts.zoomIn} onClick={() => zoomBy(cropSteps.zoom)}>
          <PlusIcon />
        </IconButton>
      </Zoom>
    </Dialog>
  );
}
