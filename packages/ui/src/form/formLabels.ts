import { createContext } from 'react';

/** State of the form's fields in addition to their values. */
export interface FormFields {
  /** Registers the label of a field for the error summary. */
  name(field: string, label: string): void;
  /** True while the form is disabled, and with it all of its fields. */
  disabled: boolean;
}

export const FormFieldsContext = createContext<FormFields>({ name: () => undefined, disabled: false });
