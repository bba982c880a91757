'use client';
import { useRef, useState } from 'react';
import type { ModalOptions, ModalReason } from './modalOptions.ts';

/** Whether a modal is open, controlled or not, with the function that Radix calls; `because` names the reason before it does. */
export function useModalState({ open, defaultOpen = false, onOpenChange, busy = false }: ModalOptions) {
  const [own, setOwn] = useState(defaultOpen);
  const reason = useRef<ModalReason>('close');

  function change(next: boolean) {
    const why = reason.current;
    reason.current = 'close';
    if (busy && !next) return;
    let stays = false;
    onOpenChange?.(next, {
      reason: why,
      cancel() {
        stays = true;
      },
    });
    if (!stays) setOwn(next);
  }

  return {
    open: open ?? own,
    change,
    because(why: ModalReason) {
      reason.current = why;
    },
  };
}
