import { transferMessages as texts } from '../messages/transfer.ts';
import { displayYuan } from '../money/yuan.ts';

/** What an order costs, and what its buyer says that he transferred, in fen. */
export interface TransferAmounts {
  dueFen: number;
  paidFen: number;
}

function shown(amountFen: number): string {
  return `¥ ${displayYuan(amountFen)}`;
}

/** Both figures of a transfer that is not the amount due, and how far they are apart; null when they are the same. Source: docs/rules/orders.md. */
export function describeTransferGap({ dueFen, paidFen }: TransferAmounts): string | null {
  if (paidFen === dueFen) return null;
  const say = paidFen < dueFen ? texts.less : texts.more;
  return say(shown(paidFen), shown(dueFen), shown(Math.abs(paidFen - dueFen)));
}

/** Whether the amount of a transfer is taken; what has to be done first when it is not. */
export type TransferVerdict = { ok: true } | { ok: false; message: string };

/**
 * Whether the information of a transfer is taken: an amount that is not the one due only with its payer's confirmation, which names the
 * amount once more (null without one). Source: docs/rules/orders.md.
 */
export function judgeTransfer(amounts: TransferAmounts, confirmedFen: number | null): TransferVerdict {
  const differs = describeTransferGap(amounts);
  if (differs === null || confirmedFen === amounts.paidFen) return { ok: true };
  return { ok: false, message: texts.confirmFirst(differs) };
}

/**
 * Whether a transfer is accepted: one of another amount than is due only when the reviewer typed the amount (null when nothing was typed).
 * What is typed has to be the amount that was handed in, whatever is due. Source: docs/rules/orders.md.
 */
export function judgeAcceptance(amounts: TransferAmounts, typedFen: number | null): TransferVerdict {
  if (typedFen !== null) {
    return typedFen === amounts.paidFen ? { ok: true } : { ok: false, message: texts.typedDiffers(shown(typedFen)) };
  }
  const differs = describeTransferGap(amounts);
  return differs === null ? { ok: true } : { ok: false, message: texts.typeFirst(differs) };
}
