import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, type Ref, useId } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Description, Failure, Input, Label, Root } from './TextField.styles.ts';

type InputProps = ComponentPropsWithRef<'input'>;

export interface TextFieldProps
  extends Omit<InputProps, 'size' | 'value' | 'defaultValue' | 'className' | 'style' | 'ref' | 'children'> {
  /** The name of the field, above it. */
  label: string;
  /** The label is read aloud but not shown. */
  labelHidden?: boolean;
  /** What helps to fill it in, below it. */
  description?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  error?: string;
  /** Heights of 40 and 48 px; at least 44 on phones. */
  size?: 'md' | 'lg';
  /** `code` for codes and digits that are compared by eye. */
  face?: 'sans' | 'code';
  value?: string;
  defaultValue?: string;
  /** Called with the text at every change. */
  onValueChange?: (value: string) => void;
  className?: string;
  style?: InputProps['style'];
  /** The outer element. */
  ref?: Ref<HTMLDivElement>;
  /** The input itself: for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Splits `data-*` attributes, which belong to the root, from what belongs to the input. */
function splitData(props: object) {
  const entries = Object.entries(props);
  return {
    data: Object.fromEntries(entries.filter(([name]) => name.startsWith('data-'))),
    own: Object.fromEntries(entries.filter(([name]) => !name.startsWith('data-'))),
  };
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  labelHidden = false,
  description,
  error,
  required = false,
  size = 'md',
  face = 'sans',
  onValueChange,
  onChange,
  className,
  style,
  ref,
  inputRef,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const failed = error !== undefined && error !== '';
  const { data, own } = splitData(rest);
  const descriptions = [describedBy, failed ? errorId : undefined, description === undefined ? undefined : hintId];

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  }

  const name = (
    <Label htmlFor={inputId} data-required={required ? '' : undefined}>
      {label}
    </Label>
  );
  return (
    <Root {...data} className={className} style={style} ref={ref}>
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      <Input
        type="text"
        {...own}
        ref={inputRef}
        id={inputId}
        required={required}
        data-size={size}
        data-face={face}
        aria-invalid={failed || undefined}
        aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
        onChange={change}
      />
      <Failure id={errorId} role="alert">
        {failed ? (
          <>
            <AlertIcon size={14} />
            {error}
          </>
        ) : null}
      </Failure>
      {description === undefined ? null : <Description id={hintId}>{description}</Description>}
    </Root>
  );
}
