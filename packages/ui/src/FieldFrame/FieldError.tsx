import { AlertIcon } from '../icons/icons.tsx';
import { Failure } from './FieldFrame.styles.ts';

/** Why a field is refused; always there, so that a sentence that appears is read aloud. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <Failure id={id} role="alert">
      {error === undefined || error === '' ? null : (
        <>
          <AlertIcon size={14} />
          {error}
        </>
      )}
    </Failure>
  );
}
