import type { RecordKey } from './recordKinds.ts';

/** The parts of the showcase treadmill that have a code of their own: what the book calls them, and the object code. */
export const treadmillParts: readonly { name: string; key: RecordKey; suffix: string }[] = [
  { name: '电机', key: 'motor', suffix: 'MT-2026-004410' },
  { name: '控制器', key: 'controller', suffix: 'CT-2026-008812' },
  { name: '跑板', key: 'deck', suffix: 'BD-2026-001973' },
  { name: '触控屏', key: 'screen', suffix: 'SC-2026-003307' },
];
