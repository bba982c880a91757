import { accountMessages } from '../messages/account.ts';

// Globals of both browsers and Node; the package is typed without either, so that no rule depends on one of them.
declare const btoa: (binary: string) => string;
declare const atob: (base64: string) => string;
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label: string, options: { ignoreBOM: boolean });
  decode(bytes: Uint8Array): string;
}

/** A decoded password, or the refusal of a text that is not an encoded one. */
export type WirePassword = { ok: true; password: string } | { ok: false; reason: 'notEncoded'; message: string };

/**
 * Encodes a password for the API: base64 (RFC 4648, section 4) of its UTF-8. An encoding, not protection. Lone surrogates, which no
 * keyboard produces, become U+FFFD.
 */
export function encodePassword(password: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(password)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Decodes a password. Refuses everything that `encodePassword` does not write: blanks, missing padding, bytes that are not UTF-8. */
export function decodePassword(encoded: string): WirePassword {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const password = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if (encodePassword(password) === encoded) return { ok: true, password };
  } catch {
    // Not base64: refused below like every other text that is not an encoded password.
  }
  return { ok: false, reason: 'notEncoded', message: accountMessages.passwordUnreadable };
}
