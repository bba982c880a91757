import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { WorkOutcome, WorkShare } from './workShare.ts';

// A worker of one piece of work: it is ended from outside when another was faster.
addEventListener('message', ({ data }: MessageEvent<WorkShare>) => {
  const { order, counterStart, counterStep, timeoutMs } = data;
  const tell = (outcome: WorkOutcome) => postMessage(outcome);
  solveChallenge({ challenge: order, counterStart, counterStep, timeout: timeoutMs, deriveKey })
    .then((solution) => tell(solution === null ? { found: null } : { found: solution }))
    .catch(() => tell({ found: 'impossible' }));
});
