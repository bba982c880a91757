/** Under which key the trials of somebody's company are kept. */
export function trialsKey(userId: string) {
  return ['trials', userId] as const;
}
