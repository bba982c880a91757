import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './keys.ts';

const algorithm = 'aes-256-gcm';

/** Nonce and tag length of AES-GCM in bytes (NIST SP 800-38D). */
const nonceBytes = 12;
const tagBytes = 16;

/** Version prefix of encrypted texts. */
const mark = 'sealed:1:';

/** Encrypts personal data, so that the database is unreadable without the gateway's secret. */
export interface Seal {
  /** Encrypts a text for the row `of`; different each time. An empty one stays empty. */
  seal(text: string, of: string): string;
  /** Decrypts the text of a row. Unencrypted text is returned unchanged; throws when it was encrypted for another row, or modified. */
  open(kept: string, of: string): string;
  /** Encrypts bytes for the row or file `of`; different each time. */
  sealBytes(bytes: Uint8Array, of: string): Uint8Array;
  /** Decrypts the bytes of a row or file; throws when they were encrypted for another one, or modified. */
  openBytes(kept: Uint8Array, of: string): Uint8Array<ArrayBuffer>;
}

/** Creates the encryption for one purpose, with a key of its own. */
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
