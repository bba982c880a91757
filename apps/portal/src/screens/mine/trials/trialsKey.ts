/** Query key of the trials of a user's company. */
export function trialsKey(userId: string) {
  return ['trials', userId] as const;
}
