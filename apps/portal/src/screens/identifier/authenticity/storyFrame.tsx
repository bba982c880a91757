import { type CoatingFailure, checkAuthenticity, verifyCoatingCode } from '@lima-id/api';
import { coatingRequired, firstAuthenticity, type MockAnswer, mockEndpoint, treadmillRecord } from '@lima-id/api/msw';
import { type Authenticity, authenticityMessages, type Element, sceneTabs } from '@lima-id/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../../../shared/api/queryClient.ts';
import { SceneView } from '../SceneView.tsx';

/** The code under the coating in stories. */
export const rightCode = '73K9M4';
/** The end of the rate limit for codes in stories. */
export const lockedUntil = '2026-05-19 10:42';

const tab = sceneTabs(treadmillRecord.scenes).find(({ templateCode }) => templateCode === 'antiCounterfeit');
const fact = (label: string, value: string) => ({
  dataId: label,
  dataType: 'String' as const,
  label,
  value,
  trace: false,
  traceIdentifier: '',
});
const elements: Element[] = [
  {
    dataId: 'authentic',
    dataType: 'Object',
    label: '防伪信息',
    value: [
      fact('产品名称', treadmillRecord.identifierName),
      fact('生产企业', treadmillRecord.companyName),
      fact('标识编码', treadmillRecord.identifier),
      fact('赋码时间', '2026-05-02 08:15'),
    ],
  },
  fact('核验说明', '请核对铭牌编码与本页一致；如有疑问请致电 400-000-0118。'),
];

type Checked = MockAnswer<Authenticity, null>;

/** A server that responds to a lookup, or to its repeats in turn, as a story defines. */
export function checkingServer(...answers: [Checked, ...Checked[]]) {
  let asked = 0;
  const handler = mockEndpoint(checkAuthenticity, () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? answers[0];
    asked += 1;
    return answer;
  });
  return {
    parameters: { msw: { handlers: [handler] } },
    beforeEach: () => {
      asked = 0;
    },
  };
}

/** A server that requires the code under the coating and rate limits wrong codes; `pending` never compares one. */
export function coatedServer({ triesLeft = 5, pending = false, reachable = true } = {}) {
  let tries = triesLeft;
  const { coating } = authenticityMessages;
  const check = mockEndpoint(checkAuthenticity, () => ({ reply: { ...coatingRequired, triesLeft: tries } }));
  const verify = mockEndpoint(verifyCoatingCode, ({ code }): MockAnswer<Authenticity, CoatingFailure> => {
    if (pending) return 'pending';
    if (!reachable) return 'unreachable';
    if (code === rightCode) return { reply: { ...firstAuthenticity, coating: 'passed' } };
    tries -= 1;
    const locked = tries === 0;
    return {
      refusal: {
        status: locked ? 429 : 422,
        message: locked ? coating.locked(lockedUntil) : coating.wrong(tries),
        data: { failedSegment: null, triesLeft: tries, lockedUntil: locked ? lockedUntil : '' },
      },
    };
  });
  return {
    parameters: { msw: { handlers: [check, verify] } },
    beforeEach: () => {
      tries = triesLeft;
    },
  };
}

/** The anti-counterfeit scene of the treadmill, as its tab opens it. */
export function AuthenticityStory() {
  const [queryClient] = useState(createQueryClient);
  const [kept] = useState(() => ({ store: null }));
  if (tab === undefined) throw new Error('The treadmill has no anti-counterfeit scene.');
  const visit = { text: treadmillRecord.identifier, visit: 'story' };
  return (
    <QueryClientProvider client={queryClient}>
      <SceneView
        tab={tab}
        data={{ state: 'ready', elements }}
        record={treadmillRecord}
        verification={{ visit, kept, now: Date.now, onVerified: () => undefined }}
      />
    </QueryClientProvider>
  );
}
