'use client';
import type { ChangeEvent, ComponentPropsWithRef, Ref } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
import { useTextValue } from '../hooks/useTextValue.ts';
import { Input } from './TextField.styles.ts';

export interface TextFieldProps
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'value' | 'defaultValue' | 'className' | 'style' | 'ref' | 'children'
    > {
  /**
   * Heights of 40 and 48 px; at least 44 on phones.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /**
   * `code` for codes and digits that are compared visually.
   * @default 'sans'
   */
  face?: 'sans' | 'code' | undefined;
  /** Marked as invalid without a message of its own: several fields share one next to them, referenced by `aria-describedby`. */
  invalid?: boolean | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text with its label, hint and error. */
export function TextField({ size = 'md', face = 'sans', onValueChange, onChange, ref, ...rest }: TextFieldProps) {
  const { value, defaultValue, ...others } = rest;
  const { frame, own } = splitField(others);
  const { attributes, change: setText } = useTextValue({
    ...('value' in rest ? { value } : {}),
    defaultValue,
    onValueChange,
    ref,
  });

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    setText(event.currentTarget.value);
  }

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Input type="text" {...own} {...control} {...attributes} data-size={size} data-face={face} onChange={change} />
      )}
    </FieldFrame>
  );
}
