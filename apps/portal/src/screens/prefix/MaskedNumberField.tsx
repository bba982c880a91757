import { maskDocumentNumber } from '@lima-id/domain';
import { TextField, type TextFieldProps } from '@lima-id/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The number of a document: in full while it is edited, with its middle left out while it is not, so that nobody reads it over a shoulder.
 * What is shown is what assistive technology reads, too. Who comes to it has all of it selected, however they come: what is typed
 * takes its place instead of being added behind it.
 */
export function MaskedNumberField({ value = '', onFocus, onBlur, ...field }: Omit<TextFieldProps, 'face'>) {
  const [isEdited, setEdited] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    // Only now it holds the whole number; a selection from before the change is gone.
    if (isEdited) input.current?.select();
  }, [isEdited]);

  return (
    <TextField
      {...field}
      face="code"
      autoComplete="off"
      spellCheck={false}
      value={isEdited ? value : maskDocumentNumber(value)}
      onPointerDown={() => {
        isPressed.current = !isEdited;
      }}
      onClick={({ currentTarget }) => {
        // The press that gave the focus has set the caret.
        if (isPressed.current) currentTarget.select();
        isPressed.current = false;
      }}
      onFocus={(event) => {
        input.current = event.currentTarget;
        setEdited(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setEdited(false);
        onBlur?.(event);
      }}
    />
  );
}
