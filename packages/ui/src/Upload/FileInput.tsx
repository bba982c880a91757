'use client';
import { type Ref, useRef } from 'react';
import { useHydratedValue } from '../hooks/useHydratedValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';

/** Attributes that associate a box's input with its label, help and error text. */
export interface InputProps {
  id: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  multiple?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface FileInputProps extends InputProps {
  /** The accepted types, as in HTML; undefined for any. */
  accept: string | undefined;
  /** Called with one or more files. */
  onFiles: (files: File[]) => void;
}

/** The file input behind the labels of a box or a chooser: visually hidden, but focusable and exposed to assistive technology. */
export function FileInput({ onFiles, ref, ...rest }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  useHydratedValue({ control: input, read: ({ files }) => files?.length ?? 0, rendered: 0, onRead: change });

  function change() {
    const { current } = input;
    if (current === null) return;
    const files = [...(current.files ?? [])];
    // Otherwise selecting the same file again would not fire a change event.
    current.value = '';
    if (files.length > 0) onFiles(files);
  }
  return <input {...rest} ref={joined} type="file" data-part="input" onChange={change} />;
}
