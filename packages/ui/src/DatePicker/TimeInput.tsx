'use client';
import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../hooks/isComposing.ts';

interface TimeInputProps {
  /** `HH:mm`. */
  value: string;
  /** Called with a time of day once the text is valid. */
  onValueChange: (value: string) => void;
}

const clock = /^([01]?\d|2[0-3])[:：]([0-5]\d)$/;

/** A time of day as text: the native time input follows the system's language and not the page's. */
export function TimeInput({ value, onValueChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);

  /** A valid time has been reported, and is shown as it is written; another text is dropped. */
  const tidy = () => setTyped(null);

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event)) return;
    // The panel stays open, and a form around it is not sent.
    event.preventDefault();
    tidy();
  }

  return (
    <input
      type="text"
      inputMode="numeric"
      placeholder="00:00"
      value={typed ?? value}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const [, hour, minute] = clock.exec(text.trim()) ?? [];
        setTyped(text);
        if (hour !== undefined) onValueChange(`${hour.padStart(2, '0')}:${minute}`);
      }}
      onKeyDown={pressKey}
      onBlur={tidy}
    />
  );
}
