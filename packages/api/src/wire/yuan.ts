import { fen, formatYuan, readYuan } from '@lima-id/domain';
import * as z from 'zod/mini';

/** An amount: whole fen; yuan with two decimals on the wire. */
export const wireYuan = z.codec(z.string(), fen, {
  decode(yuan, context) {
    const amount = readYuan(yuan);
    if (amount !== null) return amount;
    context.issues.push({ code: 'custom', input: yuan });
    return z.NEVER;
  },
  encode: formatYuan,
});
