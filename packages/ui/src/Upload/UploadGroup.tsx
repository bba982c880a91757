import { type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '../FieldFrame/FieldError.tsx';
import { Description, Label } from '../FieldFrame/FieldFrame.styles.ts';
import type { FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { Group, Head } from './Upload.styles.ts';

/** What a box in a group needs to be tied to its sentence and its help. */
export interface GroupControl {
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What a group of boxes has around them. */
export interface GroupProps extends Omit<FieldProps, 'ref'> {
  /** The outer element. */
  ref?: Ref<HTMLFieldSetElement>;
}

interface UploadGroupProps extends GroupProps {
  required?: boolean | undefined;
  /** What is taken, at the right of the label. */
  limit?: string;
  /** `data-*` attributes for the root. */
  data: Record<string, unknown>;
  /** The boxes; ids among them begin with the id given. */
  children: (id: string, control: GroupControl) => ReactNode;
}

/** Several boxes under one label, with one sentence about what is wrong and one that helps. */
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
  ref,
  children,
}: UploadGroupProps) {
  const id = useId();
  const failed = error !== undefined && error !== '';
  const ids = [
    failed ? `${id}-error` : undefined,
    limit === undefined ? undefined : `${id}-limit`,
    description === undefined ? undefined : `${id}-hint`,
  ];
  return (
    <Group {...data} className={className} style={style} ref={ref} aria-label={label}>
      <Head>
        {labelHidden ? null : (
          <Label as="span" data-required={required ? '' : undefined}>
            {label}
          </Label>
        )}
        {limit === undefined ? null : (
          <span data-part="limit" id={`${id}-limit`}>
            {limit}
          </span>
        )}
      </Head>
      {children(id, {
        'aria-invalid': failed || undefined,
        'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
      {description === undefined ? null : <Description id={`${id}-hint`}>{description}</Description>}
    </Group>
  );
}
