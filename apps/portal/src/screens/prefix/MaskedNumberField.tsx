import { maskDocumentNumber } from '@lima-id/domain';
import { TextField, type TextFieldProps } from '@lima-id/ui';
import { useState } from 'react';

/**
 * The number of a document: in full while it is edited, with its middle left out while it is not, so that nobody reads it over a shoulder.
 * What is shown is what assistive technology reads, too.
 */
export function MaskedNumberField({ value = '', onFocus, onBlur, ...field }: Omit<TextFieldProps, 'face'>) {
  const [isEdited, setEdited] = useState(false);
  return (
    <TextField
      {...field}
      face="code"
      autoComplete="off"
      spellCheck={false}
      value={isEdited ? value : maskDocumentNumber(value)}
      onFocus={(event) => {
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
