import type { StoredDraft } from '@lima-id/api';
import { chinaMinute, prefixMessages } from '@lima-id/domain';
import { Button, InlineAlert } from '@lima-id/ui';
import { Choices, Sticky } from './DraftConflict.styles.ts';

const { draft } = prefixMessages;

interface DraftConflictProps {
  /** The draft that another device saved; null when the draft was submitted, cleared or deleted. */
  newer: StoredDraft | null;
  /** Gives up what is typed here. */
  onTakeNewer: () => void;
  onKeepMine: () => void;
}

/** The draft has changed elsewhere: offers a choice between that and what is typed here. Sticky while the form is scrolled. */
export function DraftConflict({ newer, onTakeNewer, onKeepMine }: DraftConflictProps) {
  return (
    <Sticky>
      <InlineAlert tone="warning" live title={newer === null ? draft.gone : draft.elsewhere}>
        <span>
          {newer === null
            ? '放弃后将重新读取申请，此处填写的内容不再保留。'
            : `另一处的内容保存于 ${chinaMinute(newer.savedAt)}。`}
        </span>
        <Choices>
          <Button size="sm" variant="secondary" onClick={onTakeNewer}>
            {newer === null ? '放弃此处的内容' : '使用另一处的内容'}
          </Button>
          <Button size="sm" variant="secondary" onClick={onKeepMine}>
            保留此处的内容
          </Button>
        </Choices>
      </InlineAlert>
    </Sticky>
  );
}
