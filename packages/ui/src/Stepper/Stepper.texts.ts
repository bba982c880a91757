/** The built-in texts of a stepper: its accessible name, and hidden status texts after the titles. */
export const stepperTexts = {
  label: '进度',
  states: { done: '，已完成', current: '，进行中', next: '，未开始', failed: '，未通过' },
} as const;
