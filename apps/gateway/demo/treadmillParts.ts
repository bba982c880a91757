import type { RecordKey } from './recordKinds.ts';

/** The coded parts of the showcase treadmill: name in the asset book, and object code. */
export const treadmillParts: readonly { name: string; key: RecordKey; suffix: string }[] = [
  { name: '电机', key: 'motor', suffix: 'MT-2026-004410' },
  { name: '控制器', key: 'controller', suffix: 'CT-2026-008812' },
  { name: '跑板', key: 'deck', suffix: 'BD-2026-001973' },
  { name: '触控屏', key: 'screen', suffix: 'SC-2026-003307' },
];
