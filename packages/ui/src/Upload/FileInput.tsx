import type { ChangeEvent, Ref } from 'react';
import { acceptedTypes } from './limitWords.ts';

/** Attributes that associate a box's input with its label, help and error text. */
export interface InputProps {
  id: string;
  required?: boolean;
  disabled?: boolean;
  multiple?: boolean;
  'aria-label'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The file input behind a box's labels: visually hidden, but focusable and exposed to assistive technology. */
export function FileInput({ onFiles, ...rest }: InputProps & { onFiles: (files: File[]) => void }) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    // Otherwise selecting the same file again would not fire a change event.
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }
  return <input {...rest} type="file" data-part="input" accept={acceptedTypes()} onChange={change} />;
}
