import { visitorOf } from '../platform/http/visitor.ts';
import { createKeyedHash } from '../platform/secret/keys.ts';

/** Makes the keyed hash under which visitors are counted: without the key nobody finds an address by trying all of them. */
export function createAddressHash(secret: Uint8Array): (address: string) => string {
  const hash = createKeyedHash(secret, 'captcha address');
  return (address) => hash(visitorOf(address));
}
