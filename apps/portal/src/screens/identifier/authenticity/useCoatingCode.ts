import { type CoatingFailure, verifyCoatingCode } from '@lima-id/api';
import { type Authenticity, authenticityMessages, messages, readCoatingCode } from '@lima-id/domain';
import { useRef, useState } from 'react';
import { failureText } from '../../../shared/account/failureText.ts';
import { call } from '../../../shared/api/call.ts';
import { RequestFailure } from '../../../shared/api/request.ts';

/** The input and verification of the code under a coating. */
export interface CoatingForm {
  code: string;
  /** Why the last one was refused, empty without a reason. */
  error: string;
  busy: boolean;
  type: (code: string) => void;
  submit: () => Promise<void>;
}

/** The server's data on the tries left. */
function failureOf(error: unknown): CoatingFailure | null {
  return error instanceof RequestFailure ? error.result.data : null;
}

/** Verifies the code under the coating of an identifier; `show` receives the result of each try. The input stays. */
export function useCoatingCode(
  identifier: string,
  asked: Authenticity,
  show: (answer: Authenticity) => void,
): CoatingForm {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const comparing = useRef(false);

  async function compare(whole: string): Promise<void> {
    try {
      show(await call(verifyCoatingCode, { identifier, code: whole }));
    } catch (failure) {
      const { triesLeft, lockedUntil = '' } = failureOf(failure) ?? {};
      if (lockedUntil !== '') show({ ...asked, verdict: 'locked', coating: 'locked', triesLeft: 0, lockedUntil });
      else if (triesLeft !== undefined) show({ ...asked, triesLeft });
      setError(failureText(failure, messages.request.failed));
    }
  }

  return {
    code,
    error,
    busy,
    type(typed) {
      setCode(typed);
      setError('');
    },
    async submit() {
      if (comparing.current) return;
      const whole = readCoatingCode(code);
      if (whole === null) return setError(authenticityMessages.coating.malformed);
      comparing.current = true;
      setBusy(true);
      await compare(whole);
      comparing.current = false;
      setBusy(false);
    },
  };
}
