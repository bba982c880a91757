'use client';
import { AlertIcon } from '../icons/icons.tsx';
import { useTranslate } from '../locale/useTranslate.ts';
import { Failure } from './FieldFrame.styles.ts';

/** Error message of a field; always in the DOM, so that a new message is announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const translate = useTranslate();
  return (
    <Failure id={id} role="alert">
      {error === undefined || error === '' ? null : (
        <>
          <AlertIcon size={14} />
          <span>{translate(error)}</span>
        </>
      )}
    </Failure>
  );
}
