import { messages, pageTrouble } from '@lima-id/domain';
import type { EmptyStateProps } from '@lima-id/ui';
import { RequestFailure } from '../api/request.ts';

/** Why a call failed, for a part of a page. */
export function failedEmpty(error: unknown): Pick<EmptyStateProps, 'kind' | 'title' | 'text'> {
  if (!(error instanceof RequestFailure)) return { kind: 'loadFailed', text: messages.request.failed };
  const text = error.result.message;
  switch (pageTrouble(error.result)) {
    case 'offline':
      return { kind: 'offline', text };
    case 'unreachable':
      return { kind: 'loadFailed', title: '服务暂时连不上', text };
    case 'cancelled':
      return { kind: 'loadFailed', title: '没有收到回答', text };
    default:
      return { kind: 'loadFailed', text };
  }
}
