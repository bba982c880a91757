import type { TimeLeft } from './timeLeft.ts';

/** The parts that are not zero, the largest two: nobody listens to the seconds of a day. */
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

/** What a countdown shows and says. */
export const countdownTexts = {
  days: '天',
  rest: (left: TimeLeft) => `剩余${words(left)}`,
  ended: '时间到',
} as const;
