import * as z from 'zod/mini';
import { givenText, requiredText } from '../form/field.ts';
import { marketMessages } from '../messages/market.ts';
import { readYuan } from '../money/yuan.ts';
import { voucherImageMaxBytes } from '../picture/limits.ts';
import { joinedDigits } from '../text/joinedDigits.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { endOfChinaDay, readChinaTime } from '../time/chinaTime.ts';
import { paymentTextMaxLength, voucherPicturesMax } from './limits.ts';

/** How an order is paid: by a transfer outside of the platform, or with WeChat. */
export const paymentMethod = z.enum(['transfer', 'wechat']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** What the ways to pay are called. */
export const paymentMethods = { transfer: '线下支付', wechat: '微信支付' } as const satisfies Record<
  PaymentMethod,
  string
>;

const texts = marketMessages.payment;

/** An uploaded picture of a payment voucher, as it is kept. */
export const voucherPicture = z.object({ fileName: z.string(), fullUrl: z.string() });
export type VoucherPicture = z.infer<typeof voucherPicture>;

/** The kinds of picture a voucher may be, as MIME types. */
export const voucherTypes = ['image/jpeg', 'image/png', 'image/bmp'] as const;

/** A picture of a voucher in the form: with its MIME type and its size in bytes, at most 10 MB. */
const voucherFile = z.extend(voucherPicture, {
  type: z.enum(voucherTypes, texts.payPicture),
  size: z.number().check(z.lte(voucherImageMaxBytes, texts.payPicture)),
});

/** A text that has to be there and is not longer than a bank would write it. */
function bankText(message: string) {
  return requiredText(message).check(z.maxLength(paymentTextMaxLength, texts.textTooLong));
}

const fields = {
  depositBank: bankText(texts.depositBank),
  bankAccountName: bankText(texts.bankAccountName),
  bankNo: requiredText(texts.bankNo, joinedDigits).check(
    z.maxLength(paymentTextMaxLength, texts.textTooLong),
    z.regex(/^\d+$/, texts.bankNoDigits),
  ),
  payAmount: requiredText(texts.payAmount, typedCharacters).check(
    z.refine((text) => readYuan(text) !== null, texts.payAmountShape),
  ),
  payTime: requiredText(texts.payTime, typedCharacters).check(
    z.refine((text) => readChinaTime(text) !== null, texts.payTime),
  ),
};

const pictureCount = [
  z.minLength(1, texts.payPictures),
  z.maxLength(voucherPicturesMax, texts.payPicturesMany),
] as const;

/**
 * The form of an offline payment: every field is required, the account number is digits, the amount is yuan as `readYuan` reads
 * them, the time is `YYYY-MM-DD HH:mm` or with seconds in China and not later than the end of today there, and there is at least
 * one voucher. The clock (milliseconds since 1970 UTC) is looked at each time the form is judged, so that one that was opened
 * before midnight knows the new day. Source: docs/rules/orders.md.
 */
export function paymentForm(now: () => number) {
  return z.object({
    ...fields,
    payTime: fields.payTime.check(
      z.refine((text) => Number(readChinaTime(text)) <= endOfChinaDay(now()), texts.payTimeLate),
    ),
    payPictures: z.array(voucherFile, texts.payPictures).check(...pictureCount),
  });
}
export type PaymentForm = z.infer<ReturnType<typeof paymentForm>>;

/** The information of an offline payment as it is kept and answered, which may be older than today's rules for what is typed. */
export const keptPaymentInfo = z.object({
  depositBank: z.string(),
  bankAccountName: z.string(),
  bankNo: z.string(),
  payAmount: z.string(),
  payTime: z.string(),
  payPictures: z.array(voucherPicture),
  orderId: z.string(),
});

/** The information of an offline payment as it is sent. Source: docs/rules/orders.md. */
export const paymentInfo = z.object({
  ...fields,
  payPictures: z.array(voucherPicture).check(...pictureCount),
  orderId: givenText(marketMessages.incomplete),
});
export type PaymentInfo = z.infer<typeof paymentInfo>;

/** An amount as typed, optional: yuan as `readYuan` reads them. Source: docs/rules/money.md. */
export const typedAmount = z.optional(fields.payAmount);

/** The information of an offline payment as it is handed in: with its amount once more where its payer confirmed that it is not what is due. */
export const paymentSubmission = z.extend(paymentInfo, { confirmedAmount: typedAmount });
export type PaymentSubmission = z.infer<typeof paymentSubmission>;

/** Voucher pictures as they travel: file names and addresses, each joined by commas in the same order. */
export interface JoinedPictures {
  payPicture: string;
  realPayPicture: string;
}

function join(texts: string[]): string {
  return texts.map((text) => text.replaceAll(',', '%2C')).join(',');
}

/** Joins voucher pictures; a comma inside a name or an address becomes %2C, which means the same in an address. Source: docs/rules/orders.md. */
export function joinPictures(pictures: readonly VoucherPicture[]): JoinedPictures {
  return {
    payPicture: join(pictures.map(({ fileName }) => fileName)),
    realPayPicture: join(pictures.map(({ fullUrl }) => fullUrl)),
  };
}

/** Takes joined voucher pictures apart; an address that is missing is empty, one without a name is dropped. Source: docs/rules/orders.md. */
export function splitPictures({ payPicture, realPayPicture }: JoinedPictures): VoucherPicture[] {
  const addresses = realPayPicture.split(',');
  return payPicture
    .split(',')
    .map((fileName, index) => ({ fileName, fullUrl: addresses[index] ?? '' }))
    .filter(({ fileName }) => fileName !== '');
}
