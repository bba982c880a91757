const minuteMs = 60_000;

/** How long to wait, in Chinese: seconds below a minute, else whole minutes, never too few. */
export function waitText(ms: number): string {
  return ms < minuteMs ? `${Math.max(1, Math.ceil(ms / 1000))}秒` : `${Math.ceil(ms / minuteMs)}分钟`;
}
