import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { plainPbkdf2 } from './plainPbkdf2.ts';
import type { WorkNews, WorkShare } from './workShare.ts';

/** Counters that a worker tries between two progress reports: some tenths of a second. */
const newsEvery = 500;

/** As altcha derives in browsers, which offer their own code to secure pages only. */
const deriveHere: typeof deriveKey = async (parameters, salt, password) => {
  const { algorithm, cost, keyLength = 32 } = parameters;
  if (isSecureContext || algorithm !== 'PBKDF2/SHA-256' || keyLength !== 32) {
    return await deriveKey(parameters, salt, password);
  }
  return { parameters: {}, derivedKey: plainPbkdf2(password, salt, cost) };
};

// A worker for one piece of work: it is terminated from outside when another was faster.
addEventListener('message', ({ data }: MessageEvent<WorkShare>) => {
  const { order, counterStart, counterStep, timeoutMs } = data;
  const report = (news: WorkNews) => postMessage(news);
  let tried = 0;
  const derive: typeof deriveKey = (...given) => {
    tried += 1;
    if (tried % newsEvery === 0) report({ tried });
    return deriveHere(...given);
  };
  solveChallenge({ challenge: order, counterStart, counterStep, timeout: timeoutMs, deriveKey: derive })
    .then((solution) => report(solution === null ? { found: null } : { found: solution }))
    .catch(() => report({ found: 'impossible' }));
});
