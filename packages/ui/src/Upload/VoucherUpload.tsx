'use client';
import { type ImageLimit, imageLimits, type PaymentForm, voucherTypes } from '@lima-id/domain';
import { type ComponentPropsWithoutRef, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { splitData } from '../FieldFrame/splitData.ts';
import { activeElementNear } from '../hooks/activeElement.ts';
import { useFormReset } from '../hooks/useFormReset.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChoosePart } from './ChoosePart.tsx';
import { FileInput } from './FileInput.tsx';
import { acceptedTypes, sizeLabel, typeWords } from './limitWords.ts';
import { Box, Boxes } from './Upload.styles.ts';
import { uploadTexts } from './Upload.texts.ts';
import { type GroupProps, UploadGroup } from './UploadGroup.tsx';
import { useDropTarget } from './useDropTarget.ts';
import { useLatestValue } from './useLatestValue.ts';
import type { UploadTransport } from './useUpload.ts';
import { VoucherJob } from './VoucherJob.tsx';
import { VoucherTile } from './VoucherTile.tsx';

/** An uploaded voucher in the shape that the form of an offline payment requires: file name, URL, MIME type and bytes. */
export type UploadedVoucher = PaymentForm['payPictures'][number];

export interface VoucherUploadProps
  extends GroupProps,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'className' | 'style' | 'children' | 'onChange' | 'defaultValue'> {
  value?: readonly UploadedVoucher[] | undefined;
  /** @default [] */
  defaultValue?: readonly UploadedVoucher[] | undefined;
  /** Called with the whole list when a voucher has been uploaded or removed. */
  onValueChange?: ((value: UploadedVoucher[]) => void) | undefined;
  /** Called with the number of selected pictures that are not in the list: being uploaded, or failed and not dismissed yet. */
  onPendingChange?: ((pending: number) => void) | undefined;
  /** Uploads one picture, which by then is upright, without location data and within the limit; several may run at once. */
  onUpload: UploadTransport;
  /**
   * Maximum number of pictures.
   * @default Number.POSITIVE_INFINITY
   */
  most?: number | undefined;
  /**
   * Size limits of the selected file, shown to the visitor, and of the uploaded file, to which the device compresses it.
   * @default { chosen: imageLimits.voucher, sent: imageLimits.voucher }
   */
  limits?: { chosen: ImageLimit; sent: ImageLimit } | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Ref of the input that adds pictures, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

interface Job {
  key: number;
  file: File;
}

const voucherLimits = { chosen: imageLimits.voucher, sent: imageLimits.voucher };

const none: readonly UploadedVoucher[] = [];

/** Several pictures, such as payment vouchers: uploaded ones, pending ones, and a box for more. */
export function VoucherUpload({
  label,
  labelHidden,
  description,
  error,
  required = false,
  disabled = false,
  value,
  defaultValue = none,
  onValueChange,
  onPendingChange,
  onUpload,
  most = Number.POSITIVE_INFINITY,
  limits = voucherLimits,
  className,
  style,
  rootRef,
  ref,
  ...rest
}: VoucherUploadProps) {
  const texts = useTexts('upload', uploadTexts);
  const group = useRef<HTMLFieldSetElement>(null);
  const joined = useJoinedRef(group, rootRef);
  const [vouchers, change] = useLatestValue<readonly UploadedVoucher[]>({
    value,
    defaultValue,
    onValueChange: (list) => onValueChange?.([...list]),
    control: group,
  });
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [notice, setNotice] = useState('');
  const [overflow, setOverflow] = useState('');
  const count = useRef(0);
  const boxes = useRef<HTMLDivElement>(null);
  const losesFocus = useRef(false);
  const room = Math.max(0, most - vouchers.length - jobs.length);
  const { isOver, handlers } = useDropTarget(disabled || room === 0, add);
  const { data } = splitData(rest);

  const tellPending = useEffectEvent((pending: number) => onPendingChange?.(pending));
  useEffect(() => tellPending(jobs.length), [jobs.length]);

  useFormReset(group, () => {
    setJobs([]);
    setNotice('');
    setOverflow('');
  });

  // When a focused box is removed, the focus moves to the input that adds pictures.
  useEffect(() => {
    if (!losesFocus.current) return;
    losesFocus.current = false;
    const adder = boxes.current?.querySelector<HTMLElement>('input[multiple]');
    (adder ?? boxes.current?.querySelector<HTMLElement>('input, button'))?.focus();
  });

  function add(chosen: File[]) {
    if (chosen.length >= room) losesFocus.current = true;
    setOverflow(chosen.length > room ? texts.tooMany(most) : '');
    const added = chosen.slice(0, room).map((file) => {
      count.current += 1;
      return { key: count.current, file };
    });
    setJobs((before) => [...before, ...added]);
  }

  function leave(key: number) {
    const box = boxes.current?.querySelector(`[data-job='${key}']`);
    if (box?.contains(activeElementNear(box))) losesFocus.current = true;
    setJobs((before) => before.filter((job) => job.key !== key));
  }

  function finish(key: number, address: string, file: File) {
    leave(key);
    setFiles((before) => new Map(before).set(address, file));
    setNotice(texts.done(file.name));
    const type = voucherTypes.find((taken) => taken === file.type) ?? 'image/jpeg';
    change((before) => [...before, { fileName: file.name, fullUrl: address, type, size: file.size }]);
  }

  function remove(index: number) {
    losesFocus.current = true;
    setNotice(texts.removed);
    setOverflow('');
    change((before) => before.filter((_, at) => at !== index));
  }

  const size = sizeLabel(limits.chosen.bytes);
  const limit = Number.isFinite(most) ? texts.countLimit(most, size) : texts.listLimit(size);
  const problem = error || overflow;
  return (
    <UploadGroup
      {...{ label, labelHidden, description, error: problem, required, limit, className, style, data }}
      rootRef={joined}
    >
      {(id, control) => (
        <>
          <Boxes data-kind="voucher" ref={boxes} {...handlers}>
            {vouchers.map(({ fullUrl }, index) => (
              <VoucherTile
                key={fullUrl}
                label={texts.nth(label, index + 1)}
                address={fullUrl}
                file={files.get(fullUrl) ?? null}
                onRemove={disabled ? undefined : () => remove(index)}
              />
            ))}
            {jobs.map(({ key, file }) => (
              <VoucherJob
                key={key}
                file={file}
                number={key}
                input={{ id: `${id}-${key}`, disabled, 'aria-describedby': control['aria-describedby'] }}
                {...{ label, limits, onUpload }}
                words={texts.choose}
                onDone={(address, sent) => finish(key, address, sent)}
                onDismiss={() => leave(key)}
              />
            ))}
            {room > 0 && (
              <div data-part="cell">
                <VisuallyHidden>
                  <label htmlFor={`${id}-add`}>{label}</label>
                </VisuallyHidden>
                <Box data-state={isOver ? 'over' : 'empty'} data-disabled={disabled ? '' : undefined}>
                  <FileInput
                    {...control}
                    id={`${id}-add`}
                    ref={ref}
                    accept={acceptedTypes()}
                    multiple
                    disabled={disabled}
                    required={required && vouchers.length + jobs.length === 0}
                    onFiles={add}
                  />
                  <ChoosePart
                    htmlFor={`${id}-add`}
                    words={isOver ? texts.drop : texts.choose}
                    hint={texts.types(typeWords())}
                  />
                </Box>
              </div>
            )}
          </Boxes>
          {/* Outside of the box that adds, which goes with the last picture allowed. */}
          <VisuallyHidden as="output">{notice}</VisuallyHidden>
        </>
      )}
    </UploadGroup>
  );
}
