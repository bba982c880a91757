import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FieldError } from './FieldError.tsx';
import { Description, Label, Root } from './FieldFrame.styles.ts';

/** What every field has around its control. */
export interface FieldProps {
  /** The name of the field, above it. */
  label: string;
  /** The label is read aloud but not shown. */
  labelHidden?: boolean;
  /** What helps to fill it in, below it. */
  description?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  error?: string;
  className?: string;
  style?: CSSProperties;
  /** The outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** What ties a control to its label, its sentence and its help. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  required?: boolean | undefined;
  /** It is wrong, and the sentence for it stands elsewhere. */
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** `data-*` attributes for the root. */
  data: Record<string, unknown>;
  children: (control: ControlProps) => ReactNode;
}

/** Label above a control, what is wrong with it and what helps below it. */
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
  ref,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const failed = error !== undefined && error !== '';
  const descriptions = [describedBy, failed ? errorId : undefined, description === undefined ? undefined : hintId];
  const name = (
    <Label htmlFor={id} data-required={required ? '' : undefined}>
      {label}
    </Label>
  );
  return (
    <Root {...data} className={className} style={style} ref={ref}>
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children({
        id,
        required,
        'aria-invalid': failed || invalid || undefined,
        'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      })}
      <FieldError id={errorId} error={error} />
      {description === undefined ? null : <Description id={hintId}>{description}</Description>}
    </Root>
  );
}
