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
  /** Bytes as they are kept, for the row or file `of`; others each time. */
  sealBytes(bytes: Uint8Array, of: string): Uint8Array;
  /** The bytes of a row or file; throws when they were sealed for another one, or changed since. */
  openBytes(kept: Uint8Array, of: string): Uint8Array<ArrayBuffer>;
}

/** Makes a seal for one purpose: what was sealed for another cannot be opened. */
export function createSeal(secret: Uint8Array, purpose: string): Seal {
  const key = deriveKey(secret, `seal ${purpose}`);

  function sealBytes(bytes: Uint8Array, of: string): Buffer<ArrayBuffer> {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(of));
    const content = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]);
  }

  function openBytes(kept: Uint8Array, of: string): Buffer<ArrayBuffer> {
    try {
      const decipher = createDecipheriv(algorithm, key, kept.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(of))
        .setAuthTag(kept.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(kept.subarray(nonceBytes + tagBytes)), decipher.final()]);
    } catch (cause) {
      throw new Error('What was sealed cannot be opened.', { cause });
    }
  }

  return {
    sealBytes,
    openBytes,
    seal: (text, of) => (text === '' ? '' : mark + sealBytes(Buffer.from(text), of).toString('base64url')),
    open(kept, of) {
      if (!kept.startsWith(mark)) return kept;
      return openBytes(Buffer.from(kept.slice(mark.length), 'base64url'), of).toString('utf8');
    },
  };
}
