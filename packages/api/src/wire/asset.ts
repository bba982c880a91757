import { assetRecord, fen, formatYuan, readYuan } from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from './rename.ts';

/** An amount: whole fen; yuan with two decimals on the wire. */
const wireYuan = z.codec(z.string(), fen, {
  decode(yuan, context) {
    const amount = readYuan(yuan);
    if (amount !== null) return amount;
    context.issues.push({ code: 'custom', input: yuan });
    return z.NEVER;
  },
  encode: formatYuan,
});

/** A device of an asset book. */
export const wireAssetRecord = renamed(
  assetRecord,
  { originalValueFen: 'originalValue' },
  { originalValueFen: wireYuan },
);
