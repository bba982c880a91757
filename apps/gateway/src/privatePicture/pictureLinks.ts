import { createSignedLinks, type LinkOptions, type SignedLinks } from '../platform/secret/signedLinks.ts';

/** Base path of private pictures. */
export const privatePath = '/private/';

/** Creates links to private pictures. */
export function createPictureLinks(options: Omit<LinkOptions, 'purpose' | 'path'>): SignedLinks {
  return createSignedLinks({ ...options, purpose: 'private picture links', path: privatePath });
}
