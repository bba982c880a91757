import { lookupTimeText } from '@lima-id/domain';
import { Outcome, StatusLine, Took } from './PlateStatus.styles.ts';
import { sourceOf } from './sourceOf.ts';

/** How the lookup went: its time in milliseconds, and whose node answered. */
export function PlateStatus({ tookMs, prefix }: { tookMs: number; prefix: string }) {
  return (
    <StatusLine>
      <Outcome>解析成功</Outcome>
      <Took>{lookupTimeText(tookMs)}</Took>
      <span>{sourceOf(`企业节点 ${prefix}`)}</span>
    </StatusLine>
  );
}
