import { type FormActions, useFormActions } from '@lima-id/ui/form';
import { type Ref, useImperativeHandle } from 'react';

/** Gives what can be done with the form around it to the component that submits that form. */
export function FormHandle<Values extends object>({ ref }: { ref: Ref<FormActions<Values>> }) {
  const actions = useFormActions<Values>();
  useImperativeHandle(ref, () => actions, [actions]);
  return null;
}
