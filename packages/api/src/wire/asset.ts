import { assetRecord } from '@lima-id/domain';
import { renamed } from './rename.ts';
import { wireYuan } from './yuan.ts';

export const wireAssetRecord = renamed(
  assetRecord,
  { originalValueFen: 'originalValue' },
  { originalValueFen: wireYuan },
);
