import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { confirmDialogTexts } from './ConfirmDialog.texts.ts';
import { useConfirming } from './useConfirming.ts';

export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'title' | 'description' | 'role'> {
  /** The question, as 取消这个订单？ */
  title: ReactNode;
  /** What follows from it, read out with the question. */
  description?: ReactNode;
  /** The verb of the act, as 取消订单. Never 确定 alone: the button says what it does. */
  confirmLabel: string;
  /** 取消 by default; where the act itself is called so, the way back needs another word, as 再想想. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  /**
   * The act. While its promise runs the button is busy and the dialog cannot be closed; when it has ended well the dialog
   * closes; when it fails the dialog stays and says so.
   */
  onConfirm: () => unknown;
  /** What to say about a failure, as a server's own message; without an answer a general sentence stands there. */
  failureText?: (error: unknown) => ReactNode;
}

/** A question before an act. The way back stands left of the act and has the focus first. */
export function ConfirmDialog({
  open,
  onOpenChange,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  failureText,
  children,
  ...rest
}: ConfirmDialogProps) {
  const texts = useTexts('confirmDialog', confirmDialogTexts);
  const { state, confirm } = useConfirming(open, onConfirm, () => onOpenChange(false));
  const running = state.phase === 'running';

  return (
    <Dialog
      {...rest}
      role="alertdialog"
      open={open}
      onOpenChange={(next) => {
        if (!running) onOpenChange(next);
      }}
      footer={
        <>
          <Button variant="secondary" disabled={running} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={tone} loading={running} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {state.phase === 'failed' ? (
        <InlineAlert tone="danger" live>
          {failureText?.(state.error) ?? texts.failed}
        </InlineAlert>
      ) : null}
    </Dialog>
  );
}
