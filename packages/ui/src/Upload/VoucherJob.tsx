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
  /** What the picture is. */
  label: string;
  words: string;
  /** Bytes of the file as it is chosen, and as it is sent. */
  limits: { chosen: ImageLimit; sent: ImageLimit };
  onUpload: UploadTransport;
  onDone: (address: string, file: File) => void;
  /** The file was put away. */
  onDismiss: () => void;
}

/** One voucher on its way: it is sent as soon as it is there. */
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
      // Where both are the same, the device makes smaller what is too large.
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
