import * as z from 'zod/mini';
import type { WechatConfig } from './wechatConfig.ts';
import { readTransaction, type WechatTransaction } from './wechatTransaction.ts';

const envelope = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.optional(z.string()),
  }),
});

type Resource = z.infer<typeof envelope>['resource'];

/** Content of a notification: received money; something irrelevant; or invalid, with the reason for the log. */
export type WechatNotice =
  | Extract<WechatTransaction, { state: 'SUCCESS' }>
  | { state: 'ignored'; event: string }
  | { fault: string };

/** Decrypts a resource with the account's key. */
async function open({ ciphertext, nonce, associated_data: beside = '' }: Resource, apiKey: string): Promise<unknown> {
  const { Aes } = await import('wechatpay-axios-plugin');
  return JSON.parse(Aes.AesGcm.decrypt(ciphertext, Buffer.from(apiKey), nonce, beside));
}

/** Parses a notification with a verified signature. */
export async function readNotice(config: WechatConfig, body: Uint8Array): Promise<WechatNotice> {
  let value: unknown;
  try {
    const { event_type: event, resource } = envelope.parse(JSON.parse(Buffer.from(body).toString('utf8')));
    // Refund notifications arrive at the same URL if the account is configured so.
    if (event !== 'TRANSACTION.SUCCESS') {
      return { state: 'ignored', event: /^[A-Z._]{1,64}$/.test(event) ? event : 'unreadable event' };
    }
    value = await open(resource, config.apiKey);
  } catch {
    return { fault: 'unreadable notice' };
  }
  const read = readTransaction(config, value);
  return 'fault' in read || read.state === 'SUCCESS' ? read : { fault: `told in the state ${read.tradeState}` };
}
