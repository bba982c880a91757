/**
 * Identifiers in every demo data set: a treadmill with every scene, a recalled spinning bike, and a walker of a public fitness path.
 * Printed in the startup banner.
 */
export const demoIdentifiers = {
  treadmill: '88.118.001/GT-2026-000123',
  recalledBike: '88.118.036/SB-2025-018842',
  outdoorWalker: '88.118.012/OW-2025-003310',
} as const;

/** GTIN of the treadmill's model; the prefix 952 is reserved for examples. */
export const demoGtin = '09521234000167';
