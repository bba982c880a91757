import { type FormActions, useFormActions } from '@lima-id/ui/form';
import { type Ref, useImperativeHandle } from 'react';

/** Exposes the surrounding form to the component that submits it. */
export function FormHandle<Values extends object>({ ref }: { ref: Ref<FormActions<Values>> }) {
  const actions = useFormActions<Values>();
  useImperativeHandle(ref, () => actions, [actions]);
  return null;
}
