/** The built-in texts of a stepper: its accessible name, hidden status texts after the titles, and those of a long one on phones. */
export const stepperTexts = {
  label: '进度',
  states: {
    done: '，已完成',
    current: '，进行中',
    next: '，未开始',
    failed: '，未通过',
    error: '，有错误',
    skipped: '，已跳过',
  },
  place: (step: number, count: number) => `第 ${step} 步，共 ${count} 步`,
  allDone: (count: number) => `共 ${count} 步，已全部完成`,
  showAll: '查看全部步骤',
  showCurrent: '收起',
} as const;
