import * as z from 'zod/mini';
import { givenText } from '../form/field.ts';
import { registrationMessages as messages } from '../messages/registration.ts';
import { pictureAddressMaxLength } from './limits.ts';

/**
 * A path of this site, or an https address, which the gateway takes for its own host alone; not `//host` and not `/\host`, which browsers read as
 * another site.
 */
const pattern = /^(?:\/(?![/\\])|https:\/\/[^\s/\\])[^\s\\]*$/i;

const pictureAddress = givenText(messages.picture).check(
  z.regex(pattern, messages.picture),
  z.maxLength(pictureAddressMaxLength, messages.picture),
);

/** Addresses of at most `max` pictures, the main one first, each once. */
export function pictureAddresses(max: number) {
  const tooMany = messages.tooManyPictures(max);
  return z.array(pictureAddress, { error: messages.picture }).check(
    z.maxLength(max, { error: tooMany }),
    z.refine((addresses) => new Set(addresses).size === addresses.length, { error: messages.pictureTwice }),
  );
}
