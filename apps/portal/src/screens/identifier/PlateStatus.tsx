import { Outcome, StatusLine, Took } from './PlateStatus.styles.ts';

/** How the lookup went: its time in milliseconds, and whose node answered. */
export function PlateStatus({ tookMs, prefix }: { tookMs: number; prefix: string }) {
  return (
    <StatusLine>
      <Outcome>解析成功</Outcome>
      <Took>{tookMs} ms</Took>
      <span>数据来源：企业节点 {prefix}</span>
    </StatusLine>
  );
}
