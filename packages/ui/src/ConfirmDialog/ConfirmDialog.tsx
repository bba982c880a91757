'use client';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { wrapText } from '../hooks/wrapText.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { useModalState } from '../Modal/useModalState.ts';
import { confirmDialogTexts } from './ConfirmDialog.texts.ts';
import { useConfirming } from './useConfirming.ts';

export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'title' | 'description' | 'role'> {
  /** The question, e.g. 取消这个订单？ */
  title: ReactNode;
  /** The consequences, announced with the question. */
  description?: ReactNode;
  /** The verb of the action, e.g. 取消订单. Never just 确定: the button says what it does. */
  confirmLabel: string;
  /** 取消 by default; where the action itself is called 取消, another word, e.g. 再想想. */
  cancelLabel?: string | undefined;
  /**
   * `danger` for irreversible actions.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger' | undefined;
  /**
   * The action. While its promise is pending the button is busy and the dialog cannot be closed; on success the dialog closes; on failure
   * it stays open with an error.
   */
  onConfirm: () => unknown;
  /** The error message, e.g. one from the server; a generic message if it returns nothing. */
  failureText?: ((error: unknown) => ReactNode) | undefined;
}

/** A confirmation before an action. The cancel button is on the left and has the initial focus. */
export function ConfirmDialog({
  open: asked,
  defaultOpen,
  onOpenChange,
  loading = false,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  onConfirm,
  failureText,
  children,
  ...rest
}: ConfirmDialogProps) {
  const texts = useTexts('confirmDialog', confirmDialogTexts);
  const { open, close } = useModalState({ open: asked, defaultOpen, onOpenChange });
  const { state, confirm } = useConfirming(open, onConfirm, () => close('confirm'));
  const running = loading || state.phase === 'running';

  return (
    <Dialog
      {...rest}
      role="alertdialog"
      open={open}
      onOpenChange={(_open, { reason }) => close(reason)}
      loading={running}
      footer={
        <>
          <Button variant="secondary" disabled={running} onClick={() => close('cancelButton')}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={running} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {wrapText(children)}
      {state.phase === 'failed' ? (
        <InlineAlert tone="danger" live>
          {failureText?.(state.error) ?? texts.failed}
        </InlineAlert>
      ) : null}
    </Dialog>
  );
}
