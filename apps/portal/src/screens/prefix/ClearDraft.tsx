import { removePrefixDraft } from '@lima-id/api';
import { messages } from '@lima-id/domain';
import { Button, ConfirmDialog } from '@lima-id/ui';
import { useState } from 'react';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import type { DraftSaver } from './draftSaver.ts';

interface ClearDraftProps {
  saver: DraftSaver;
  onCleared: () => void;
  /** The session has expired: nothing was deleted. */
  onOver: () => void;
}

/** Deletes the draft and empties the form, after a question. */
export function ClearDraft({ saver, onCleared, onOver }: ClearDraftProps) {
  const [isAsking, setAsking] = useState(false);

  async function clear() {
    await saver.settle();
    try {
      await call(removePrefixDraft, undefined);
    } catch (error) {
      if (isSessionOver(error)) return onOver();
      saver.release();
      throw error;
    }
    onCleared();
  }

  return (
    <>
      <Button variant="text" size="sm" flush onClick={() => setAsking(true)}>
        清空草稿
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="清空已填写的内容？"
        description="草稿将被删除，表单恢复为空白，此操作不能撤销。"
        confirmLabel="清空草稿"
        tone="danger"
        onConfirm={clear}
        failureText={(error) => failureText(error, messages.request.failed)}
      />
    </>
  );
}
