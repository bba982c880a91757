'use client';
import { type RefObject, useState } from 'react';
import { useFormReset } from '../hooks/useFormReset.ts';
import { typedIn, useHydratedValue } from '../hooks/useHydratedValue.ts';

interface Typed {
  text: string;
  /** Without what an input method composes: letters that spell a Chinese word are not searched. */
  query: string;
}

/**
 * The text in a field that chooses: the label of the choice, until something else is typed, whatever happens to the choice meanwhile. A reset
 * of the form drops what is typed; what was typed before the field was hydrated is kept.
 */
export function useTypedText(control: RefObject<HTMLInputElement | null>, label: string) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const found = useHydratedValue({ control, read: typedIn, rendered: typed?.text ?? label, onRead: type });
  useFormReset(control, () => setTyped(null));

  function type(text: string) {
    setTyped({ text, query: text });
  }

  return {
    text: found?.value ?? typed?.text ?? label,
    /** What is searched; empty for all. */
    query: typed?.query.trim() ?? '',
    isTyped: typed !== null,
    type,
    /** The text while an input method composes in it. */
    compose: (text: string) => setTyped((before) => ({ text, query: before?.query ?? '' })),
    drop: () => setTyped(null),
  };
}
