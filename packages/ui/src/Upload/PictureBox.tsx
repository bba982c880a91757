'use client';
import type { ImageLimit } from '@lima-id/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormReset } from '../hooks/useFormReset.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useTexts } from '../locale/useTexts.ts';
import type { InputProps } from './FileInput.tsx';
import { uploadTexts } from './Upload.texts.ts';
import { UploadBox } from './UploadBox.tsx';
import { type AddressOptions, useAddress } from './useAddress.ts';
import { type UploadTransport, useUpload } from './useUpload.ts';

interface PictureBoxProps extends AddressOptions {
  input: InputProps;
  label: string;
  limit: ImageLimit;
  onUpload: UploadTransport;
  words: string;
  hint?: string | undefined;
  drawing?: ReactNode;
  /**
   * One of several boxes of a field, which returns to its default as a whole.
   * @default false
   */
  isPart?: boolean | undefined;
  /** Caption below the box, from the uploaded picture; none by default. */
  caption?: ((sent: { address: string | null; file: File | null }) => ReactNode) | undefined;
}

const nowhere = { current: null };

/** A box for one picture: selects, uploads, shows, replaces and removes it. */
export function PictureBox({
  input,
  label,
  limit,
  onUpload,
  words,
  hint,
  drawing,
  caption,
  isPart = false,
  ...value
}: PictureBoxProps) {
  const texts = useTexts('upload', uploadTexts);
  const field = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(field, input.ref);
  const { address, file, source, change } = useAddress(value, isPart ? nowhere : field);
  const upload = useUpload({ limit, onUpload, onDone: change });
  const before = useRef(address);

  // Resetting the form cancels a pending upload.
  const { cancel } = upload;
  useEffect(() => {
    if (before.current !== null && address === null) cancel();
    before.current = address;
  });
  useFormReset(field, cancel);

  function remove() {
    change(null);
    upload.setNotice(texts.removed);
  }

  const isEmpty = address === null && upload.job.phase === 'idle';
  return (
    <div data-part="cell">
      <UploadBox
        input={{ ...input, ref: joined, required: input.required === true && isEmpty }}
        {...{ label, words, hint, drawing, source }}
        isUnseen={address !== null && source === null}
        job={upload.job}
        notice={upload.notice}
        onFiles={([first]) => first === undefined || upload.start(first)}
        onRetry={upload.retry}
        onCancel={cancel}
        onRemove={input.required === true ? undefined : remove}
      />
      {caption?.({ address, file })}
    </div>
  );
}
