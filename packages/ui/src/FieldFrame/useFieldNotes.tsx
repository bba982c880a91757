'use client';
import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import { Description } from './FieldFrame.styles.ts';

interface FieldNotes {
  id?: string | undefined;
  error?: string | undefined;
  description?: ReactNode;
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined;
}

/** Error message and help text below the control of a field, and the attributes that refer to them. */
export function useFieldNotes({ id: givenId, error, description, describedBy }: FieldNotes) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const failed = error !== undefined && error !== '';
  const errorId = failed ? `${id}-error` : undefined;
  const hintId = description === undefined ? undefined : `${id}-hint`;
  return {
    id,
    failed,
    errorId,
    hintId,
    describedBy: [describedBy, errorId, hintId].filter(Boolean).join(' ') || undefined,
    notes: (
      <>
        {failed ? <FieldError id={`${id}-error`} error={error} /> : null}
        {description === undefined ? null : <Description id={hintId}>{description}</Description>}
      </>
    ),
  };
}
