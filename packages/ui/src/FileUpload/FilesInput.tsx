'use client';
import { type Ref, useRef } from 'react';
import { useHydratedValue } from '../hooks/useHydratedValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import type { InputProps } from '../Upload/FileInput.tsx';

interface FilesInputProps extends InputProps {
  accept: string | undefined;
  onFiles: (files: File[]) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The file input behind the chooser: visually hidden, but focusable. That of `Upload` takes pictures alone. */
export function FilesInput({ onFiles, ref, ...rest }: FilesInputProps) {
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
