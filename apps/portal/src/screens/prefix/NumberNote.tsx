import type { NumberWarning } from '@lima-id/domain';
import { AlertIcon } from '@lima-id/ui/icons';
import { Note } from './NumberNote.styles.ts';

/** What is odd about a number, which may be right all the same; always there, so that it is read aloud when it appears. */
export function NumberNote({ warning }: { warning: NumberWarning | null }) {
  return (
    <Note>
      {warning === null ? null : (
        <>
          <AlertIcon size={14} />
          {warning.message}
        </>
      )}
    </Note>
  );
}
