'use client';
import { imageLimits } from '@lima-id/domain';
import { type ComponentPropsWithoutRef, type Ref, useRef } from 'react';
import { splitData } from '../FieldFrame/splitData.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CardDrawing } from './CardDrawing.tsx';
import { sizeLabel, typeWords } from './limitWords.ts';
import { PictureBox } from './PictureBox.tsx';
import { Boxes } from './Upload.styles.ts';
import { uploadTexts } from './Upload.texts.ts';
import { type GroupProps, UploadGroup } from './UploadGroup.tsx';
import { useLatestValue } from './useLatestValue.ts';
import type { UploadTransport } from './useUpload.ts';

/** The URLs of both sides of an identity card, or their references with `sources`; null or empty for none. */
export interface IdCardPictures {
  front: string | null;
  back: string | null;
}

/** One side of an identity card: `front` has the portrait, `back` the emblem. */
export type IdCardSide = keyof IdCardPictures;

export interface IdCardUploadProps
  extends GroupProps,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'className' | 'style' | 'children' | 'onChange' | 'defaultValue'> {
  value?: IdCardPictures | undefined;
  /** @default { front: null, back: null } */
  defaultValue?: IdCardPictures | undefined;
  /** The URLs of the pictures, if their values are references; null while unknown. */
  sources?: IdCardPictures | undefined;
  /** Called with both sides when one of them changes. */
  onValueChange?: ((value: IdCardPictures) => void) | undefined;
  /** Uploads one side, which by then is upright, without location data and within the limit. */
  onUpload: (file: File, upload: Parameters<UploadTransport>[1], side: IdCardSide) => Promise<string>;
  /** Required pictures can be replaced but not removed. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Ref of the front's input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const sides = ['front', 'back'] as const satisfies readonly IdCardSide[];

const nothing: IdCardPictures = { front: null, back: null };

/** Both sides of an identity card, side by side; stacked on phones. */
export function IdCardUpload({
  label,
  labelHidden,
  description,
  error,
  required,
  disabled,
  value,
  defaultValue = nothing,
  sources,
  onValueChange,
  onUpload,
  className,
  style,
  rootRef,
  ref,
  ...rest
}: IdCardUploadProps) {
  const texts = useTexts('upload', uploadTexts);
  const front = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(front, ref);
  const [pictures, change] = useLatestValue({ value, defaultValue, onValueChange, control: front });
  const { data } = splitData(rest);
  const limit = imageLimits.id;
  const limitText = texts.sideLimit(typeWords(), sizeLabel(limit.bytes));
  return (
    <UploadGroup {...{ label, labelHidden, description, error, required, className, style, rootRef, data }}>
      {(groupId, control) => (
        <Boxes data-kind="card">
          {sides.map((side) => {
            const id = `${groupId}-${side}`;
            const captionId = `${id}-caption`;
            return (
              <div key={side}>
                <VisuallyHidden>
                  <label htmlFor={id}>{`${label} ${texts[side]}`}</label>
                </VisuallyHidden>
                <PictureBox
                  input={{
                    id,
                    required: required === true,
                    disabled: disabled === true,
                    'aria-invalid': control['aria-invalid'],
                    'aria-describedby': [control['aria-describedby'], captionId].filter(Boolean).join(' '),
                    ref: side === 'front' ? joined : undefined,
                  }}
                  isPart
                  label={texts[side]}
                  limit={limit}
                  value={pictures[side]}
                  source={sources?.[side]}
                  onValueChange={(address) => change((before) => ({ ...before, [side]: address }))}
                  onUpload={(file, upload) => onUpload(file, upload, side)}
                  words={texts.uploadSide(texts[side])}
                  drawing={<CardDrawing side={side} />}
                  caption={({ address, file }) => (
                    <p data-part="caption" id={captionId}>
                      {address === null
                        ? limitText
                        : texts.sideDone(texts[side], file === null ? null : sizeLabel(file.size))}
                    </p>
                  )}
                />
              </div>
            );
          })}
        </Boxes>
      )}
    </UploadGroup>
  );
}
