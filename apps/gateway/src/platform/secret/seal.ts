import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './keys.ts';

const algorithm = 'aes-256-gcm';

/** Bytes of a nonce and of a tag of AES-GCM (NIST SP 800-38D). */
const nonceBytes = 12;
const tagBytes = 16;

/** Begins what was sealed; another way of sealing would begin otherwise. */
const mark = 'sealed:1:';

/** Keeps personal data unreadable for who has the database and not the gateway's secret. */
export interface Seal {
  /** The text as it is kept, for the row `of`; another each time. An empty one stays empty. */
  seal(text: string, of: string): string;
  /** The text of a row. One that was never sealed is given as it is; throws when it was sealed for another row, or changed since. */
  open(kept: string, of: string): string;
}

/** Makes a seal for one purpose: what was sealed for another cannot be opened. */
export function createSeal(secret: Uint8Array, purpose: string): Seal {
  const key = deriveKey(secret, `seal ${purpose}`);
  return {
    seal(text, of) {
      if (text === '') return '';
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(of));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return mark + Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },
    open(kept, of) {
      if (!kept.startsWith(mark)) return kept;
      const bytes = Buffer.from(kept.slice(mark.length), 'base64url');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(of))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch (cause) {
        throw new Error('What was sealed cannot be opened.', { cause });
      }
    },
  };
}
