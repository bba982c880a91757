'use client';
import type { ImageLimit } from '@lima-id/domain';
import { useEffect, useRef } from 'react';
import { preparePicture } from '../pictureFile/preparePicture.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { InputProps } from './FileInput.tsx';
import { UploadBox } from './UploadBox.tsx';
import { type UploadTransport, useUpload } from './useUpload.ts';

interface VoucherJobProps {
  file: File;
  /** Its number among those of the page. */
  number: number;
  input: InputProps;
  /** Accessible name of the picture. */
  label: string;
  words: string;
  /** Size limits of the selected file and of the uploaded file. */
  limits: { chosen: ImageLimit; sent: ImageLimit };
  onUpload: UploadTransport;
  onDone: (address: string, file: File) => void;
  /** Called when the file is dismissed. */
  onDismiss: () => void;
}

/** A voucher being uploaded; the upload starts on mount. */
export function VoucherJob({
  file,
  number,
  input,
  label,
  words,
  limits,
  onUpload,
  onDone,
  onDismiss,
}: VoucherJobProps) {
  const { chosen, sent } = limits;
  const upload = useUpload({
    limit: chosen,
    onUpload,
    onDone,
    async prepare(picture, limit, signal) {
      // If both limits are the same, pictures that are too large are compressed on the device.
      if (sent !== chosen && picture.size > limit.bytes) return { ok: false, reason: 'size' };
      return await preparePicture(picture, sent, signal);
    },
  });
  const begin = useRef(upload.start);
  useEffect(() => begin.current(file), [file]);

  return (
    <div data-part="cell" data-job={number}>
      <VisuallyHidden>
        <label htmlFor={input.id}>{label}</label>
      </VisuallyHidden>
      <UploadBox
        {...{ input, label, words }}
        takesDrops={false}
        job={upload.job}
        source={null}
        notice={upload.notice}
        onFiles={([first]) => first === undefined || upload.start(first)}
        onRetry={upload.retry}
        onCancel={() => {
          upload.cancel();
          onDismiss();
        }}
      />
    </div>
  );
}
