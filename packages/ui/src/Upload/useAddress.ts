'use client';
import { type RefObject, useState } from 'react';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** The value of a field for one picture: its URL, and the local file if it was just uploaded. */
export interface AddressOptions {
  value?: string | null | undefined;
  /** @default null */
  defaultValue?: string | null | undefined;
  /** The URL of the picture, if its value is a reference; null while unknown. */
  source?: string | null | undefined;
  onValueChange?: ((value: string | null) => void) | undefined;
}

/** The address of one picture, controlled or uncontrolled, and the URL to display. */
export function useAddress(
  { value, defaultValue = null, source, onValueChange }: AddressOptions,
  control: RefObject<HTMLInputElement | null>,
) {
  const [current, set] = useFieldValue({ value, defaultValue, onChange: onValueChange, control });
  const [sent, setSent] = useState<{ address: string; file: File } | null>(null);
  const address = current === '' ? null : current;
  // The address may need authorization that an img element does not send; the local file is shown while the address is unchanged.
  const file = sent !== null && sent.address === address ? sent.file : null;
  const local = useObjectUrl(file);

  function change(next: string | null, from: File | null = null) {
    setSent(next === null || from === null ? null : { address: next, file: from });
    set(next);
  }

  const seenAt = local ?? (source === undefined ? address : source || null);
  return { address, file, source: address === null ? null : seenAt, change };
}
