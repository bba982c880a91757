import { registerPrefix } from '@lima-id/api';
import {
  acceptsPress,
  initialSubmission,
  nextSubmission,
  type PrefixForm,
  prefixMessages,
  type ReviewState,
  submissionCheck,
  submissionView,
} from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import type { FormRefusal } from '@lima-id/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import type { DraftSaver } from './draftSaver.ts';
import { type Refusal, readRefusal } from './outcome.ts';
import { type PrefixValues, requestOf, type SubmissionContext, type SubmissionProof } from './prefixValues.ts';
import { availabilityKey } from './queryKeys.ts';

interface SubmissionOptions {
  review: ReviewState;
  saver: DraftSaver;
  /** The session expired; with the version of the draft that the form is based on. */
  onOver: (basedOn: number | null) => void;
  onSubmitted: () => Promise<void>;
}

/** The two submit buttons: the form's and the dialog's. */
type Button = 'submit' | 'confirm';

/** A validated form in submission. */
interface Ready {
  form: PrefixForm;
  context: SubmissionContext;
}

function shownAt({ field, message }: Refusal): FormRefusal<PrefixValues> | undefined {
  return field === null ? undefined : { fields: { [field]: message } };
}

/** Submits a registration: question, slide and code, response, in the phases of the rule. */
export function useSubmission({ review, saver, onOver, onSubmitted }: SubmissionOptions) {
  const toast = useToast();
  const client = useQueryClient();
  const [phase, dispatch] = useReducer(nextSubmission, initialSubmission);
  const [ready, setReady] = useState<Ready | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const lastPress = useRef<Record<Button, number | null>>({ submit: null, confirm: null });
  const answer = useRef<((refusal: FormRefusal<PrefixValues> | undefined) => void) | null>(null);
  const { dialog } = submissionView(phase);

  useEffect(() => {
    if (dialog !== 'none' || answer.current === null) return;
    // A closing dialog restores the focus first; a field at fault is focused after that.
    const timer = setTimeout(() => {
      answer.current?.(refusal === null ? undefined : shownAt(refusal));
      answer.current = null;
    });
    return () => clearTimeout(timer);
  }, [dialog, refusal]);

  /**
   * Whether a press counts: each button has a cooldown of its own, so that quick presses of both are not taken for a double
   * press.
   */
  function pressed(button: Button): boolean {
    const now = performance.now();
    const counts = acceptsPress(lastPress.current[button], now);
    if (counts) lastPress.current[button] = now;
    return counts;
  }

  /** Starts with a valid form; ends when the dialogs are closed, with the refusal of the response. */
  function submit(form: PrefixForm, context: SubmissionContext): Promise<FormRefusal<PrefixValues> | undefined> {
    if (!pressed('submit')) return Promise.resolve(undefined);
    setRefusal(null);
    setReady({ form, context });
    dispatch(submissionCheck(review));
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }

  function fail(error: unknown, { form }: Ready) {
    const parsed = readRefusal(error);
    if (parsed.field === 'enterprisePrefix' && parsed.freePrefix !== null) {
      const { secondNodeId, enterprisePrefix } = form;
      const key = availabilityKey(secondNodeId, enterprisePrefix);
      client.setQueryData(key, { available: false, prefix: enterprisePrefix, freePrefix: parsed.freePrefix });
    }
    setRefusal(parsed);
  }

  /** Sends it, with the proof of a person. */
  async function confirm(proof: SubmissionProof): Promise<void> {
    if (ready === null || !pressed('confirm')) return;
    dispatch('confirmed');
    await saver.settle();
    try {
      await call(registerPrefix, requestOf(ready.form, ready.context, proof));
    } catch (error) {
      dispatch('failed');
      if (isSessionOver(error)) return onOver(saver.version());
      fail(error, ready);
      saver.release();
      return;
    }
    saver.drop();
    dispatch('succeeded');
    toast.show({ tone: 'success', text: prefixMessages.submission.succeeded });
    await onSubmitted();
  }

  return {
    dialog,
    isSending: phase === 'sending',
    form: ready?.form ?? null,
    refusal,
    submit,
    confirm,
    accept: () => dispatch('accepted'),
    cancel: () => dispatch('cancelled'),
  };
}
