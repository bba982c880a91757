'use client';
import { imageLimits } from '@lima-id/domain';
import { type ComponentPropsWithoutRef, type Ref, Suspense, useRef, useState } from 'react';
import { Root as ButtonRoot } from '../Button/Button.styles.ts';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { useFormReset } from '../hooks/useFormReset.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { UploadIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { AvatarStatus } from './AvatarStatus.tsx';
import { Root } from './AvatarUpload.styles.ts';
import { FileInput } from './FileInput.tsx';
import { acceptedTypes } from './limitWords.ts';
import { uploadTexts } from './Upload.texts.ts';
import { uploadState } from './uploadState.ts';
import { useAddress } from './useAddress.ts';
import { LazyCropDialog, useCrop } from './useCrop.ts';
import { useDropTarget } from './useDropTarget.ts';
import { type UploadTransport, useUpload } from './useUpload.ts';

export interface AvatarUploadProps
  extends Omit<FieldProps, 'description'>,
    Omit<ComponentPropsWithoutRef<'div'>, 'className' | 'style' | 'children' | 'onChange' | 'defaultValue'> {
  /** The user's name: its first character is shown when there is no picture. */
  name: string;
  /** URL of the picture; null or empty for none. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called with the URL after an upload. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Uploads the cropped square: a JPEG of at most 512 x 512 px. */
  onUpload: UploadTransport;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An avatar: selected, cropped to a square in a dialog, and uploaded. */
export function AvatarUpload({
  label,
  labelHidden,
  error,
  name,
  value,
  defaultValue,
  onValueChange,
  onUpload,
  required = false,
  disabled = false,
  className,
  style,
  rootRef,
  ref,
  id,
  'aria-describedby': describedBy,
  ...rest
}: AvatarUploadProps) {
  const texts = useTexts('upload', uploadTexts);
  const field = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(field, ref);
  const { data } = splitData(rest);
  const { address, source, change } = useAddress({ value, defaultValue, onValueChange }, field);
  const { cropping, prepare } = useCrop();
  const upload = useUpload({ limit: imageLimits.avatar, onUpload, onDone: change, prepare });
  const { job, cancel } = upload;
  useFormReset(field, cancel);
  const [broken, setBroken] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { isOver, handlers } = useDropTarget(disabled, choose);

  function choose([first]: File[]) {
    if (first !== undefined) upload.start(first);
  }

  /** The pressed control disappears: the focus moves to the input. */
  const thenFocus = (act: () => void) => () => {
    act();
    root.current?.querySelector('input')?.focus();
  };

  const failed = job.phase === 'failed' || job.phase === 'refused';
  return (
    <FieldFrame {...{ label, labelHidden, error, required, className, style, rootRef, id, describedBy, data }}>
      {(control) => {
        const reasonId = `${control.id}-reason`;
        const hintId = `${control.id}-note`;
        const described = [failed ? reasonId : undefined, control['aria-describedby'], hintId];
        return (
          <Root {...handlers} ref={root} data-state={uploadState(job, address !== null, isOver)}>
            <FileInput
              {...control}
              ref={joined}
              accept={acceptedTypes()}
              required={required && address === null && job.phase === 'idle'}
              disabled={disabled}
              aria-invalid={failed || control['aria-invalid']}
              aria-describedby={described.filter(Boolean).join(' ')}
              onFiles={choose}
            />
            <FinderFrame data-part="portrait" size="sm" inset={-8}>
              <span data-part="face">
                {source === null || broken === source ? (
                  <span aria-hidden="true">{[...name][0]}</span>
                ) : (
                  <img src={source} alt={label} onError={() => setBroken(source)} />
                )}
              </span>
            </FinderFrame>
            <div data-part="side">
              <ButtonRoot as="label" htmlFor={control.id} data-variant="secondary" data-size="md" data-part="open">
                <UploadIcon size={18} />
                <span>{address === null ? texts.uploadAvatar : texts.changeAvatar}</span>
              </ButtonRoot>
              <AvatarStatus
                job={job}
                reasonId={reasonId}
                onRetry={thenFocus(upload.retry)}
                onCancel={thenFocus(upload.cancel)}
              />
              <span id={hintId}>{texts.avatarHint}</span>
            </div>
            <output data-part="notice">{upload.notice}</output>
            {cropping === null ? null : (
              <Suspense fallback={null}>
                <LazyCropDialog {...cropping} onClose={upload.cancel} />
              </Suspense>
            )}
          </Root>
        );
      }}
    </FieldFrame>
  );
}
