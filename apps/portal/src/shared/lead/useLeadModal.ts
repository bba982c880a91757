import { initialLeadModal, type LeadEvent, type LeadKind, nextLeadModal } from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureText } from '../account/failureText.ts';
import { forgetLeadDraft } from './leadDraft.ts';

/**
 * The modal of a contact request or an inquiry: opened by each new `request`, closed by the user or by navigation, but not while
 * a submission is pending. Its closing message is shown above the page.
 */
export function useLeadModal(kind: LeadKind, request: object) {
  const { show } = useToast();
  const { pathname } = useLocation();
  const [modal, setModal] = useState(initialLeadModal);
  // A second press may come before the next render, a response after the page was left.
  const current = useRef(modal);

  /** Dispatches an event; true when it changed anything. */
  const dispatch = useCallback(
    (event: LeadEvent): boolean => {
      const next = nextLeadModal(kind, current.current, event);
      if (next === current.current) return false;
      current.current = next;
      setModal(next);
      const { phase, notice } = next;
      if (phase === 'closed' && notice !== null)
        show({ tone: event.type === 'sent' ? 'success' : 'danger', text: notice });
      return true;
    },
    [kind, show],
  );
  const close = useCallback(() => void dispatch({ type: 'closed' }), [dispatch]);

  useEffect(() => {
    dispatch({ type: 'opened' });
  }, [dispatch, request]);
  // Closes on navigation.
  useEffect(() => close, [close, pathname]);

  /** Submits the form; returns whether it succeeded. */
  async function send(call: () => Promise<unknown>): Promise<boolean> {
    if (!dispatch({ type: 'submitted' })) return false;
    try {
      await call();
    } catch (error) {
      dispatch({ type: 'failed', message: failureText(error, '') });
      return false;
    }
    forgetLeadDraft(kind);
    dispatch({ type: 'sent' });
    return true;
  }

  return { modal, close, send };
}
