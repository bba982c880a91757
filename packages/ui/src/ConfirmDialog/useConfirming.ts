'use client';
import { useEffect, useRef, useState } from 'react';

/** State of the action that a confirmation starts: idle, running, or failed with its error. */
export type Confirming = { phase: 'idle' | 'running' } | { phase: 'failed'; error: unknown };

const idle: Confirming = { phase: 'idle' };

/**
 * Runs an action, one call at a time. `done` is called on success; on failure the error is kept. A result that arrives after the dialog was
 * closed is ignored.
 */
export function useConfirming(open: boolean, act: () => unknown, done: () => void) {
  const [state, setState] = useState<Confirming>(idle);
  const [wasOpen, setWasOpen] = useState(open);
  const question = useRef(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    setState(idle);
  }

  // A pending action belongs to a closed dialog.
  useEffect(() => {
    if (!open) return;
    return () => {
      question.current += 1;
    };
  }, [open]);

  async function run() {
    question.current += 1;
    const asked = question.current;
    setState({ phase: 'running' });
    try {
      await act();
      if (question.current === asked) done();
    } catch (error) {
      if (question.current === asked) setState({ phase: 'failed', error });
    }
  }

  return {
    state,
    /** Starts the action; does nothing while it is running. */
    confirm() {
      if (state.phase !== 'running') void run();
    },
  };
}
