/** A production event in wire format, a minute before two in the afternoon of 5 May 2026. */
export const testEvent = {
  id: 'E-1',
  time: '2026-05-05 13:59:00',
  unitName: '喷涂线',
  positionCode: 'PT-B',
  positionName: '喷涂 B 线烘道',
  type: 'energy',
  energy: 13,
  label: '电力',
} as const;
