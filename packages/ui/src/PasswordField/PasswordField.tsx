import type { StrengthLevel } from '@lima-id/domain';
import { type ChangeEvent, type ComponentPropsWithRef, type Ref, useState } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
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
  /** `current` where somebody logs in, `new` where a password is chosen: password managers fill and propose by it. */
  purpose: 'current' | 'new';
  /** How strong what is typed is; null shows nothing, as before the first character. */
  strength?: StrengthLevel | null;
  /** Heights of 40 and 48 px; at least 44 on phones. */
  size?: 'md' | 'lg';
  value?: string;
  defaultValue?: string;
  /** Called with the text at every change. */
  onValueChange?: (value: string) => void;
  /** The input itself: for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A password that can be looked at, with its strength where one is chosen. Pasting is never prevented. */
export function PasswordField({
  label,
  labelHidden,
  description,
  error,
  required,
  purpose,
  strength = null,
  size = 'md',
  onValueChange,
  onChange,
  className,
  style,
  ref,
  inputRef,
  id,
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps) {
  const texts = useTexts('passwordField', passwordFieldTexts);
  const [shown, setShown] = useState(false);
  const { data, own } = splitData(rest);
  const disabled = own['disabled'] === true;

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  }

  const help =
    strength === null ? (
      description
    ) : (
      <>
        <StrengthMeter level={strength} />
        {description}
      </>
    );
  return (
    <FieldFrame
      {...{ label, labelHidden, description: help, error, required, className, style, ref, id, describedBy, data }}
    >
      {(control) => (
        <Box>
          <Input
            spellCheck={false}
            autoCapitalize="none"
            {...own}
            {...control}
            ref={inputRef}
            type={shown ? 'text' : 'password'}
            autoComplete={`${purpose}-password`}
            data-size={size}
            onChange={change}
          />
          <Reveal
            type="button"
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
