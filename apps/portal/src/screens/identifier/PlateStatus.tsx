import { lookupTimeText } from '@lima-id/domain';
import { Outcome, StatusLine, Took } from './PlateStatus.styles.ts';
import { sourceOf } from './sourceOf.ts';

/** The lookup's duration in milliseconds, and the node that responded. */
export function PlateStatus({ tookMs, prefix }: { tookMs: number; prefix: string }) {
  return (
    <StatusLine>
      <Outcome>解析成功</Outcome>
      <Took>{lookupTimeText(tookMs)}</Took>
      <span>{sourceOf(`企业节点 ${prefix}`)}</span>
    </StatusLine>
  );
}
