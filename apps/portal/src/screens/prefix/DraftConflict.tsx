import type { StoredDraft } from '@lima-id/api';
import { chinaMinute, prefixMessages } from '@lima-id/domain';
import { Button, InlineAlert } from '@lima-id/ui';
import { Choices, Sticky } from './DraftConflict.styles.ts';

interface DraftConflictProps {
  newer: StoredDraft;
  onTakeNewer: () => void;
  onKeepMine: () => void;
}

/** Another device saved later: offers a choice between the two versions. Sticky while the form is scrolled. */
export function DraftConflict({ newer, onTakeNewer, onKeepMine }: DraftConflictProps) {
  return (
    <Sticky>
      <InlineAlert tone="warning" live title={prefixMessages.draft.elsewhere}>
        <span>{`另一处的内容保存于 ${chinaMinute(newer.savedAt)}。`}</span>
        <Choices>
          <Button size="sm" variant="secondary" onClick={onTakeNewer}>
            使用另一处的内容
          </Button>
          <Button size="sm" variant="secondary" onClick={onKeepMine}>
            保留此处的内容
          </Button>
        </Choices>
      </InlineAlert>
    </Sticky>
  );
}
