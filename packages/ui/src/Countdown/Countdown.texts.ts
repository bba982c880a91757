import type { TimeLeft } from './timeLeft.ts';

/** The two largest non-zero units: seconds are noise next to days. */
function words({ days, hours, minutes, seconds }: TimeLeft): string {
  const parts: [number, string][] = [
    [days, '天'],
    [hours, '小时'],
    [minutes, '分钟'],
    [seconds, '秒'],
  ];
  const said = parts.filter(([count]) => count > 0).slice(0, 2);
  return said.map(([count, unit]) => `${count}${unit}`).join('') || '0秒';
}

export const countdownTexts = {
  days: '天',
  rest: (left: TimeLeft) => `剩余${words(left)}`,
  ended: '时间到',
} as const;
