import * as z from 'zod/mini';

/** The bytes of a picture; base64 on the wire. */
export const pictureBytes = z.codec(z.base64(), z.instanceof(Uint8Array), {
  decode: (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
  encode: (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
});
