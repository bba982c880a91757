'use client';
import type { StrengthLevel } from '@lima-id/domain';
import { type ChangeEvent, type ComponentPropsWithRef, type Ref, useState } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
import { useTextValue } from '../hooks/useTextValue.ts';
import { wrapText } from '../hooks/wrapText.tsx';
import { HideIcon, ShowIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { StrengthMeter } from '../StrengthMeter/StrengthMeter.tsx';
import { Box, Input, Reveal } from './PasswordField.styles.ts';
import { passwordFieldTexts } from './PasswordField.texts.ts';

export interface PasswordFieldProps
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'type' | 'value' | 'defaultValue' | 'className' | 'style' | 'ref' | 'children' | 'autoComplete'
    > {
  /** `current` for logging in, `new` for choosing a password: the autofill hint for password managers. */
  purpose: 'current' | 'new';
  /**
   * Strength of the typed password; null shows no meter, as for an empty field.
   * @default null
   */
  strength?: StrengthLevel | null | undefined;
  /**
   * Heights of 40 and 48 px; at least 44 on phones.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A password that can be revealed, with a strength meter for new ones. Pasting is never prevented. */
export function PasswordField({
  purpose,
  strength = null,
  size = 'md',
  onValueChange,
  onChange,
  ref,
  ...rest
}: PasswordFieldProps) {
  const texts = useTexts('passwordField', passwordFieldTexts);
  const [shown, setShown] = useState(false);
  const { value, defaultValue, ...others } = rest;
  const { frame, own } = splitField(others);
  const { attributes, change: setText } = useTextValue({
    ...('value' in rest ? { value } : {}),
    defaultValue,
    onValueChange,
    ref,
  });
  const disabled = own['disabled'] === true;

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    setText(event.currentTarget.value);
  }

  return (
    <FieldFrame
      {...frame}
      description={
        strength === null ? (
          frame.description
        ) : (
          <>
            <StrengthMeter level={strength} />
            {wrapText(frame.description)}
          </>
        )
      }
    >
      {(control) => (
        <Box>
          <Input
            spellCheck={false}
            autoCapitalize="none"
            {...own}
            {...control}
            {...attributes}
            type={shown ? 'text' : 'password'}
            autoComplete={`${purpose}-password`}
            data-size={size}
            onChange={change}
          />
          <Reveal
            aria-label={shown ? texts.hide : texts.show}
            aria-controls={control.id}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <HideIcon /> : <ShowIcon />}
          </Reveal>
        </Box>
      )}
    </FieldFrame>
  );
}
