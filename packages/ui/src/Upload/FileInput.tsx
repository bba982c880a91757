import type { ChangeEvent, Ref } from 'react';
import { acceptedTypes } from './limitWords.ts';

/** What ties a box's input to its label, its help and the sentence about it. */
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

/** The file input behind a box's labels: out of sight, but what the keyboard and assistive technology meet. */
export function FileInput({ onFiles, ...rest }: InputProps & { onFiles: (files: File[]) => void }) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    // Else the same file could not be chosen a second time.
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }
  return <input {...rest} type="file" data-part="input" accept={acceptedTypes()} onChange={change} />;
}
