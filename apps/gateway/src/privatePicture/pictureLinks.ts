import { createSignedLinks, type LinkOptions, type SignedLinks } from '../platform/secret/signedLinks.ts';

/** Where private pictures are served from. */
export const privatePath = '/private/';

/** Makes the links to private pictures. */
export function createPictureLinks(options: Omit<LinkOptions, 'purpose' | 'path'>): SignedLinks {
  return createSignedLinks({ ...options, purpose: 'private picture links', path: privatePath });
}
