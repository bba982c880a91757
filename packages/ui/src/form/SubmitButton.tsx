import { use } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { FormFieldsContext } from './formLabels.ts';

/**
 * The button that sends the form around it; busy while that takes. Its words say what happens, 提交申请. It takes the focus when it is
 * released and not when it is pressed: the sentence at a field that is left then would move it away from under the pointer.
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
