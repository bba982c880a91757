'use client';
import { memo } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import { useTranslate } from '../locale/useTranslate.ts';
import { Failure } from './FieldFrame.styles.ts';

/** Error message of a field, in the DOM for as long as there is one: an alert is announced when it is added and when it changes. */
export const FieldError = memo(function FieldError({ id, error }: { id: string; error: string }) {
  const translate = useTranslate();
  return (
    <Failure id={id} role="alert">
      <AlertIcon size={14} />
      <span>{translate(error)}</span>
    </Failure>
  );
});
