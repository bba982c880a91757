const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Waiting time in Chinese, rounded up: seconds below a minute, whole minutes below two hours, else whole hours. */
export function waitText(ms: number): string {
  if (ms < minuteMs) return `${Math.max(1, Math.ceil(ms / 1000))}秒`;
  return ms < 2 * hourMs ? `${Math.ceil(ms / minuteMs)}分钟` : `${Math.ceil(ms / hourMs)}小时`;
}
