/** Query key of a user's registration. */
export function registrationKey(userId: string) {
  return ['registration', userId] as const;
}

/** Query key of a user's draft. */
export function draftKey(userId: string) {
  return ['prefixDraft', userId] as const;
}

/** Query key of the availability of a prefix. */
export function availabilityKey(secondNodeId: string, enterprisePrefix: string) {
  return ['prefixAvailability', secondNodeId, enterprisePrefix] as const;
}
