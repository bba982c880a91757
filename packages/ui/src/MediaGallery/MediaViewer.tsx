'use client';
import type { KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { isComposing } from '../hooks/isComposing.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { mediaGalleryTexts } from './MediaGallery.texts.ts';
import { ViewerBody } from './MediaViewer.styles.ts';
import { type MediaItem, type MediaPicture, pictureBeside } from './mediaItem.ts';
import { Picture } from './Picture.tsx';

export interface MediaViewerProps {
  items: readonly MediaItem[];
  picture: MediaPicture;
  onPictureChange(id: string): void;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Maximum width of a full-size picture, in px. */
const viewerWidth = 1120;

/** A full-size picture of a gallery; arrow keys move to the others. */
export function MediaViewer({ items, picture, onPictureChange, open, onOpenChange }: MediaViewerProps) {
  const texts = useTexts('mediaGallery', mediaGalleryTexts);
  const pictures = items.filter((item) => item.kind === 'picture');
  const number = pictures.findIndex(({ id }) => id === picture.id) + 1;

  function go(step: 1 | -1) {
    const other = pictureBeside(items, picture.id, step);
    if (other !== undefined) onPictureChange(other.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (step === null) return;
    event.preventDefault();
    go(step);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={picture.alt} width={viewerWidth} onKeyDown={onKeyDown}>
      <ViewerBody>
        <Picture key={picture.id} src={picture.src} alt={picture.alt} />
        {pictures.length < 2 ? null : (
          <div data-part="bar">
            <Button variant="secondary" icon={<ChevronLeftIcon />} onClick={() => go(-1)}>
              {texts.previous}
            </Button>
            <output>{texts.position(number, pictures.length)}</output>
            <Button variant="secondary" iconAfter={<ChevronRightIcon />} onClick={() => go(1)}>
              {texts.next}
            </Button>
          </div>
        )}
      </ViewerBody>
    </Dialog>
  );
}
