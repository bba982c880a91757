import { chinaDateTime, prefixMessages } from '@lima-id/domain';
import { Line } from './DraftLine.styles.ts';
import type { DraftStatus } from './draftSaver.ts';

const { draft } = prefixMessages;

/** `14:32` in China. */
function clockTime(ms: number): string {
  return chinaDateTime(ms).slice(11, 16);
}

function words(status: DraftStatus): string {
  switch (status.phase) {
    case 'untouched':
      return '填写内容将自动保存';
    case 'saving':
      return draft.saving;
    case 'saved':
      return draft.saved(clockTime(status.savedAt));
    case 'notSaved':
      return status.message;
    case 'conflict':
      return status.newer === null ? draft.gone : draft.elsewhere;
  }
}

/** The save state of the draft. */
export function DraftLine({ status }: { status: DraftStatus }) {
  return (
    <Line aria-label="草稿状态" data-phase={status.phase}>
      {words(status)}
    </Line>
  );
}
