'use client';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Whole } from './PicturePreview.styles.ts';
import { uploadTexts } from './Upload.texts.ts';

export interface PicturePreviewProps {
  /** Accessible name of the picture. */
  label: string;
  source: string;
  onClose: () => void;
}

/** An uploaded picture as large as the viewport allows. */
export function PicturePreview({ label, source, onClose }: PicturePreviewProps) {
  const texts = useTexts('upload', uploadTexts);
  return (
    <Dialog open onOpenChange={onClose} title={texts.picture(label)} width={960}>
      <Whole src={source} alt={label} />
    </Dialog>
  );
}
