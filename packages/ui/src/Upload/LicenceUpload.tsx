'use client';
import { imageLimits } from '@lima-id/domain';
import { type ComponentPropsWithoutRef, type Ref, useId } from 'react';
import { Description } from '../FieldFrame/FieldFrame.styles.ts';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { useTexts } from '../locale/useTexts.ts';
import { sizeLabel, typeWords } from './limitWords.ts';
import { PictureBox } from './PictureBox.tsx';
import { Aside, Boxes } from './Upload.styles.ts';
import { uploadTexts } from './Upload.texts.ts';
import type { UploadTransport } from './useUpload.ts';

export interface LicenceUploadProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'div'>, 'className' | 'style' | 'children' | 'onChange' | 'defaultValue'> {
  /**
   * 168 px high with the limit inside, or 132 px with limit and description next to it from tablets up.
   * @default 'md'
   */
  size?: 'md' | 'sm' | undefined;
  /** The URL of the picture, or its reference with `source`; null or empty for none. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** The URL of the picture, if its value is a reference; null while unknown. */
  source?: string | null | undefined;
  /** Called with the URL after an upload, and with null when the picture is removed. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Uploads the picture, which by then is upright, without location data and within the limit. */
  onUpload: UploadTransport;
  /** A required picture can be replaced but not removed. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One picture of a licence or another certificate. */
export function LicenceUpload({
  label,
  labelHidden,
  description,
  error,
  required,
  disabled,
  size = 'md',
  value,
  defaultValue,
  source,
  onValueChange,
  onUpload,
  className,
  style,
  rootRef,
  ref,
  id,
  'aria-describedby': describedBy,
  ...rest
}: LicenceUploadProps) {
  const texts = useTexts('upload', uploadTexts);
  const ownId = useId();
  const { data } = splitData(rest);
  const limit = imageLimits.licence;
  const words = [typeWords(), sizeLabel(limit.bytes)] as const;
  const limitId = size === 'sm' ? `${ownId}-limit` : undefined;
  const described = [describedBy, limitId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldFrame
      {...{ label, labelHidden, error, required, className, style, rootRef, id, data }}
      {...(limitId === undefined ? { description } : {})}
      describedBy={described}
    >
      {(control) => (
        <Aside data-size={size}>
          <Boxes data-kind="licence" data-size={size}>
            <PictureBox
              {...{ label, limit, value, defaultValue, source, onValueChange, onUpload }}
              input={{ ...control, disabled: disabled === true, ref }}
              words={texts.choose}
              {...(limitId === undefined ? { hint: texts.limit(...words) } : {})}
            />
          </Boxes>
          {limitId === undefined ? null : (
            <Description id={limitId}>
              <span>{texts.limitSentence(...words)}</span>
              {description === undefined ? null : <div>{description}</div>}
            </Description>
          )}
        </Aside>
      )}
    </FieldFrame>
  );
}
