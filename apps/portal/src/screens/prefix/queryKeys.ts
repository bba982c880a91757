/** Under which key the registration of somebody is kept. */
export function registrationKey(userId: string) {
  return ['registration', userId] as const;
}

/** Under which key the draft of somebody is kept while it is read. */
export function draftKey(userId: string) {
  return ['prefixDraft', userId] as const;
}

/** Under which key it is kept whether a prefix can be had. */
export function availabilityKey(secondNodeId: string, enterprisePrefix: string) {
  return ['prefixAvailability', secondNodeId, enterprisePrefix] as const;
}
