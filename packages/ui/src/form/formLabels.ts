import { createContext } from 'react';

/** What the form keeps of its fields beside their values. */
export interface FormFields {
  /** What a field is called, for the list of what has to be changed. */
  name(field: string, label: string): void;
  /** True while the form is off: all of its fields are. */
  disabled: boolean;
}

export const FormFieldsContext = createContext<FormFields>({ name: () => undefined, disabled: false });
