'use client';
import { hasUnmarkedInks, type ImageLimit } from '@lima-id/domain';
import { type ComponentType, lazy, useState } from 'react';
import { abortReason, endIfAborted } from '../pictureFile/abort.ts';
import { isHeic } from '../pictureFile/mediaType.ts';
import { openPicture } from '../pictureFile/openPicture.ts';
import { isTakenType, type PreparedPicture, readMediaType } from '../pictureFile/preparePicture.ts';
import type { CropDialogProps } from './CropDialog.tsx';

const loadDialog = () => import('./CropDialog.tsx');

/** The dialog's chunk, loaded once a picture has been selected. */
export const LazyCropDialog: ComponentType<CropDialogProps> = /* @__PURE__ */ lazy(async () => ({
  default: (await loadDialog()).CropDialog,
}));

interface Cropping {
  picture: ImageBitmap;
  name: string;
  onCrop: (file: File | null) => void;
}

/** Prepares a selected picture by letting the visitor crop it; `cropping` has the props of the dialog while it is open. */
export function useCrop() {
  const [cropping, setCropping] = useState<Cropping | null>(null);

  async function askForSquare(picture: ImageBitmap, name: string, signal: AbortSignal): Promise<PreparedPicture> {
    try {
      // Loaded before the dialog is shown: a chunk that fails to load is then an error that can be retried.
      await loadDialog();
      endIfAborted(signal);
      const file = await new Promise<File | null>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(abortReason(signal)));
        setCropping({ picture, name, onCrop: resolve });
      });
      return file === null ? { ok: false, reason: 'unreadable' } : { ok: true, file };
    } finally {
      setCropping(null);
      picture.close();
    }
  }

  async function prepare(file: File, limit: ImageLimit, signal: AbortSignal): Promise<PreparedPicture> {
    const type = await readMediaType(file);
    if (!isTakenType(type, limit)) return { ok: false, reason: 'type', type: type.trim().toLowerCase() };
    const isUnmarked = type === 'image/jpeg' && hasUnmarkedInks(new Uint8Array(await file.arrayBuffer()));
    if (isUnmarked) return { ok: false, reason: 'colours' };
    const picture = await openPicture(new Blob([file], { type }));
    if (picture === null) return { ok: false, reason: isHeic(type) ? 'heic' : 'unreadable' };
    return askForSquare(picture, file.name, signal);
  }

  return { cropping, prepare };
}
