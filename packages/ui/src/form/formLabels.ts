'use client';
import { createContext } from 'react';

/** State of the form's fields in addition to their values. */
export interface FormFields {
  /**
   * Registers a field with its label for the error summary, until the function returned is called; a field without a label has '' and shows
   * its error itself.
   */
  name(field: string, label: string): () => void;
  /** Keeps the form from being sent, with a sentence for a field that refuses what is typed in it, until the function returned is called. */
  holdBack(field: string, sentence: string): () => void;
  /** Checks a field again if its error is that it holds the form back: by now there may be another reason, or none. */
  recheck(field: string): void;
  /** True while the form is disabled, and with it all of its fields. */
  disabled: boolean;
}

/** Labels by field, in the order of the form; null for fields that are no longer rendered. */
export type FieldLabels = Readonly<Record<string, string | null>>;

export const FormFieldsContext = createContext<FormFields>({
  name: () => () => undefined,
  holdBack: () => () => undefined,
  recheck: () => undefined,
  disabled: false,
});
