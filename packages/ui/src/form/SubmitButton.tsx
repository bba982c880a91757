'use client';
import { use } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { FormFieldsContext } from './formLabels.ts';

/**
 * The submit button of the surrounding form; busy while submitting. Its label names the action, 提交申请. It takes the focus on release and not
 * on press: the error of the blurred field would otherwise move it away from under the pointer.
 */
export function SubmitButton({ onMouseDown, onClick, ...rest }: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormState();
  const { disabled } = use(FormFieldsContext);
  return (
    <Button
      {...rest}
      type="submit"
      loading={isSubmitting}
      disabled={disabled || rest.disabled}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        event.preventDefault();
      }}
      onClick={(event) => {
        onClick?.(event);
        event.currentTarget.focus();
      }}
    />
  );
}
