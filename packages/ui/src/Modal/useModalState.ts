'use client';
import { useRef, useState } from 'react';
import type { ModalOptions, ModalReason } from './modalOptions.ts';

/**
 * Whether a modal is open, controlled or not. `change` is the function that Radix calls, and `because` names its reason before; `close` is
 * both in one. `refused` counts the attempts to close it while loading.
 */
export function useModalState({
  open,
  defaultOpen = false,
  onOpenChange,
  loading = false,
}: Pick<ModalOptions, 'open' | 'defaultOpen' | 'onOpenChange' | 'loading'>) {
  const [own, setOwn] = useState(defaultOpen);
  const [refused, setRefused] = useState(0);
  const reason = useRef<ModalReason>('closeButton');
  if (!loading && refused !== 0) setRefused(0);

  function change(next: boolean) {
    const why = reason.current;
    reason.current = 'closeButton';
    if (loading && !next) return setRefused(refused + 1);
    let stays = false;
    onOpenChange?.(next, {
      reason: why,
      cancel() {
        stays = true;
      },
    });
    if (!stays) setOwn(next);
  }

  function because(why: ModalReason) {
    reason.current = why;
  }

  return {
    open: open ?? own,
    refused,
    change,
    because,
    close(why: ModalReason) {
      because(why);
      change(false);
    },
  };
}
