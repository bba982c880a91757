import { useEffect, useRef, useState } from 'react';

/** The act that a confirmation starts: idle, running, or failed with the error it ended in. */
export type Confirming = { phase: 'idle' | 'running' } | { phase: 'failed'; error: unknown };

const idle: Confirming = { phase: 'idle' };

/**
 * Runs an act once at a time. `done` is called when it has ended well; when it fails the error is kept. What ends after
 * the question was taken away changes nothing.
 */
export function useConfirming(open: boolean, act: () => unknown, done: () => void) {
  const [state, setState] = useState<Confirming>(idle);
  const [wasOpen, setWasOpen] = useState(open);
  const question = useRef(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    setState(idle);
  }

  // What still runs belongs to a question that is gone.
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
    /** Starts the act; while it runs nothing happens. */
    confirm() {
      if (state.phase !== 'running') void run();
    },
  };
}
