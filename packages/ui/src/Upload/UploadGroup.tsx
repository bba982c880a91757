'use client';
import type { ReactNode, Ref } from 'react';
import { Label } from '../FieldFrame/FieldFrame.styles.ts';
import type { FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { useFieldNotes } from '../FieldFrame/useFieldNotes.tsx';
import { Group, Head } from './Upload.styles.ts';

/** Attributes that associate a box in a group with its error and help text. */
export interface GroupControl {
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Props that every group of boxes has besides those of its boxes. */
export interface GroupProps extends Omit<FieldProps, 'rootRef'> {
  /** Ref of the root element. */
  rootRef?: Ref<HTMLFieldSetElement> | undefined;
}

interface UploadGroupProps extends GroupProps {
  /** @default false */
  required?: boolean | undefined;
  /** The accepted files, on the right of the label. */
  limit?: string | undefined;
  /** `data-*` attributes for the root. */
  data: Record<string, unknown>;
  /** Renders the boxes; their ids start with the given id. */
  children: (id: string, control: GroupControl) => ReactNode;
}

/** Several boxes under one label, with one error message and one help text. */
export function UploadGroup({
  label,
  labelHidden = false,
  description,
  error,
  required = false,
  limit,
  data,
  className,
  style,
  rootRef,
  children,
}: UploadGroupProps) {
  const { id, failed, errorId, hintId, notes } = useFieldNotes({ error, description });
  const limitId = limit === undefined ? undefined : `${id}-limit`;
  return (
    <Group {...data} className={className} style={style} ref={rootRef} aria-label={label}>
      <Head>
        {labelHidden ? null : (
          <Label as="span" data-required={required ? '' : undefined}>
            {label}
          </Label>
        )}
        {limit === undefined ? null : (
          <span data-part="limit" id={limitId}>
            {limit}
          </span>
        )}
      </Head>
      {children(id, {
        'aria-invalid': failed || undefined,
        'aria-describedby': [errorId, limitId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {notes}
    </Group>
  );
}
