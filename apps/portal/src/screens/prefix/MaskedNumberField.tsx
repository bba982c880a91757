import { maskDocumentNumber } from '@lima-id/domain';
import { TextField, type TextFieldProps } from '@lima-id/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The number of a document: in full while it is edited, masked otherwise, against shoulder surfing. Screen readers read what is
 * shown. Focusing it selects all of it, so that input replaces it instead of being appended.
 */
export function MaskedNumberField({ value = '', onFocus, onBlur, ...field }: Omit<TextFieldProps, 'face'>) {
  const [isEdited, setEdited] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    // Only now does the field hold the whole number; an earlier selection would be lost.
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
        // The press that focused the field has set the caret.
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
