export { CheckField, type CheckFieldProps } from './CheckField.tsx';
export { Field, type FieldControl, type FieldProps } from './Field.tsx';
export { Form, type FormProps, type FormRefusal } from './Form.tsx';
export type { FormSchema } from './formSchema.ts';
export { SubmitButton } from './SubmitButton.tsx';
export { type FormActions, useFormActions, useFormValue } from './useFormValue.ts';
