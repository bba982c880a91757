import { useState } from 'react';
import { useObjectUrl } from './useObjectUrl.ts';

/** The value of a field for one picture: its address, and the file where it was sent from this device just now. */
export interface AddressOptions {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Where the picture can be seen, if its value is no address: null while that is not known. */
  source?: string | null | undefined;
  onValueChange?: ((value: string | null) => void) | undefined;
}

/** Keeps the address of one picture, given or kept here, and knows where the picture can be seen. */
export function useAddress({ value, defaultValue = null, source, onValueChange }: AddressOptions) {
  const [kept, setKept] = useState(defaultValue);
  const [sent, setSent] = useState<{ address: string; file: File } | null>(null);
  const current = value === undefined ? kept : value;
  const address = current === '' ? null : current;
  // An address may need rights that a picture element does not carry; the file at hand is shown for as long as it is that one.
  const file = sent !== null && sent.address === address ? sent.file : null;
  const local = useObjectUrl(file);

  function change(next: string | null, from: File | null = null) {
    setKept(next);
    setSent(next === null || from === null ? null : { address: next, file: from });
    onValueChange?.(next);
  }

  const seenAt = local ?? (source === undefined ? address : source || null);
  return { address, file, source: address === null ? null : seenAt, change };
}
