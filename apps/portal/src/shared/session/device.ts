import { keep, kept } from '../storage/browserStorage.ts';

/** Random bytes of the id. */
const idBytes = 16;

let made: string | null = null;

function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random id of this browser, created here and sent to the gateway only: it ties a session to the device where it began. */
export function deviceId(): string {
  const known = kept('device');
  if (known !== null) return known;
  // Without browser storage the id lives as long as the page.
  made ??= makeId();
  keep('device', made);
  return made;
}
