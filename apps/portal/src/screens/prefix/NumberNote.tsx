import type { NumberWarning } from '@lima-id/domain';
import { AlertIcon } from '@lima-id/ui/icons';
import { Note } from './NumberNote.styles.ts';

/** A warning about an unusual number, which may be correct; always in the document, so that it is announced when it appears. */
export function NumberNote({ warning }: { warning: NumberWarning | null }) {
  return (
    <Note>
      {warning === null ? null : (
        <>
          <AlertIcon size={14} />
          <span>{warning.message}</span>
        </>
      )}
    </Note>
  );
}
