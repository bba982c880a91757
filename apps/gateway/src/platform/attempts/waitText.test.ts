import { expect, it } from 'vitest';
import { waitText } from './waitText.ts';

it.each([
  [0, '1秒'],
  [1_001, '2秒'],
  [60_000, '1分钟'],
  [60_001, '2分钟'],
  [7_199_999, '120分钟'],
  [7_200_000, '2小时'],
  [86_340_001, '24小时'],
  [86_400_000, '24小时'],
])('waitText tells a wait that is long enough when it takes %d ms', (ms, words) => {
  expect(waitText(ms)).toBe(words);
});
