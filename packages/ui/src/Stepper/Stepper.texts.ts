/** What a stepper says by itself: its name, and what is read aloud after the title of a step. */
export const stepperTexts = {
  label: '进度',
  states: { done: '，已完成', current: '，进行中', next: '，未开始', failed: '，未通过' },
} as const;
