import { use } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { FormFieldsContext } from './formLabels.ts';

/** The button that sends the form around it; busy while that takes. Its words say what happens, 提交申请. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormState();
  const { disabled } = use(FormFieldsContext);
  return <Button {...props} type="submit" loading={isSubmitting} disabled={disabled || props.disabled} />;
}
