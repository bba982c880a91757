'use client';
import { type CSSProperties, memo, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Label, Root } from './FieldFrame.styles.ts';
import { useFieldNotes } from './useFieldNotes.tsx';

/** Props that every field has besides those of its control. */
export interface FieldProps {
  /** Label above the field. */
  label: string;
  /**
   * The label is visually hidden.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** Help text below the field. */
  description?: ReactNode;
  /** The error and how to fix it; announced when it appears. */
  error?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Ref of the root element. */
  rootRef?: Ref<HTMLDivElement> | undefined;
}

/** Attributes that associate a control with its label, error and help text. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  /** @default false */
  required?: boolean | undefined;
  /**
   * Invalid, with the error message elsewhere.
   * @default false
   */
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** `data-*` attributes for the root. */
  data: Record<string, unknown>;
  children: (control: ControlProps) => ReactNode;
}

interface FieldLabelProps {
  id: string;
  label: string;
  labelHidden: boolean;
  required: boolean;
}

/** Not rendered again for each key that is typed in the field. */
const FieldLabel = memo(function FieldLabel({ id, label, labelHidden, required }: FieldLabelProps) {
  const name = (
    <Label htmlFor={id} data-required={required ? '' : undefined}>
      {label}
    </Label>
  );
  return labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name;
});

/** Label above a control, error message and help text below it. */
export function FieldFrame({
  label,
  labelHidden = false,
  description,
  error,
  required = false,
  invalid = false,
  describedBy,
  data,
  id: givenId,
  className,
  style,
  rootRef,
  children,
}: FieldFrameProps) {
  const { id, failed, describedBy: notesId, notes } = useFieldNotes({ id: givenId, error, description, describedBy });
  return (
    <Root {...data} className={className} style={style} ref={rootRef}>
      <FieldLabel id={id} label={label} labelHidden={labelHidden} required={required} />
      {children({
        id,
        required,
        'aria-invalid': failed || invalid || undefined,
        'aria-describedby': notesId,
      })}
      {notes}
    </Root>
  );
}
