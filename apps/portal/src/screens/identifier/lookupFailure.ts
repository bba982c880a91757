import type { CallFailure, CodeOwner, IdentifierFailure, NearIdentifier, ResponsibleNode } from '@lima-id/api';
import { messages, type SegmentName, segmentLabels, segmentNames } from '@lima-id/domain';

/** What the page shows without a record; `noCode` means that the text was not even sent. */
export type LookupFailure =
  | {
      kind: 'notFound';
      failedSegment: SegmentName | null;
      message: string;
      /** Similar existing codes, the likeliest first. */
      suggestions: readonly NearIdentifier[];
      /** The owner of the code's prefix; null when the server does not say. */
      owner: CodeOwner | null;
    }
  | { kind: 'void'; message: string }
  | { kind: 'elsewhere'; message: string; responsible: ResponsibleNode }
  | { kind: 'refused'; message: string }
  | { kind: 'noCode'; message: string }
  /** No response about the code; the page shows the reason. */
  | { kind: 'unanswered' };

type FailedResult = Pick<CallFailure, 'kind' | 'status' | 'code' | 'message'> & { data: IdentifierFailure | null };

const notFoundStatus = 404;
const voidStatus = 410;

/**
 * Classifies the failures of a lookup. A void code and one of another node are no unknown codes. The code is unknown when the
 * server says so by status, code or the failing segment, or when it refuses without a reason; any other refusal is shown in the
 * server's words.
 */
export function lookupFailure(result: FailedResult | null): LookupFailure {
  if (result === null) return { kind: 'refused', message: messages.request.serviceError };
  const { kind } = result;
  if (kind === 'broken' || kind === 'timeout') return { kind: 'refused', message: result.message };
  if (kind !== 'refused') return { kind: 'unanswered' };
  const { message, status, code, data } = result;
  if (status === voidStatus || code === voidStatus) return { kind: 'void', message };
  if (data?.responsible !== undefined) return { kind: 'elsewhere', message, responsible: data.responsible };
  const failedSegment = data?.failedSegment ?? null;
  const unexplained = message === messages.request.failed && (status ?? 0) < 400;
  const unknown = status === notFoundStatus || code === notFoundStatus || failedSegment !== null;
  if (!unknown && !unexplained) return { kind: 'refused', message };
  return {
    kind: 'notFound',
    failedSegment,
    message: unexplained ? messages.lookup.notFound : message,
    suggestions: data?.suggestions ?? [],
    owner: data?.owner ?? null,
  };
}

const counted = ['', '第一段', '前两段', '前三段'];
/** The segment to check, in one sentence; empty when the server named none. */
export function segmentAdvice(failedSegment: SegmentName | null): string {
  if (failedSegment === null) return '';
  const recognised = counted[segmentNames.indexOf(failedSegment)] ?? '';
  const advice = `请重点检查${segmentLabels[failedSegment].label}。`;
  return recognised === '' ? advice : `${recognised}已识别，${advice}`;
}
