import * as z from 'zod/mini';

/** Whole groups of four characters, as `atob` requires. */
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes of a picture; base64 on the wire. */
export const pictureBytes = z.codec(z.string().check(z.regex(base64)), z.instanceof(Uint8Array), {
  decode: (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
  encode: (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
});
