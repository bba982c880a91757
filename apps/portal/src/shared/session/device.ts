import { keep, kept } from '../storage/browserStorage.ts';

/** Random bytes of the id. */
const idBytes = 16;

let made: string | null = null;

function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random id of this browser, made here and sent nowhere but to the gateway: a session is known to stay where it began. */
export function deviceId(): string {
  const known = kept('device');
  if (known !== null) return known;
  // A browser that keeps nothing has its id for as long as the page is open.
  made ??= makeId();
  keep('device', made);
  return made;
}
