import { assetRecord } from '@lima-id/domain';
import { renamed } from './rename.ts';
import { wireYuan } from './yuan.ts';

/** A device of an asset book. */
export const wireAssetRecord = renamed(
  assetRecord,
  { originalValueFen: 'originalValue' },
  { originalValueFen: wireYuan },
);
