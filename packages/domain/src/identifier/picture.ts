import type { IdentifierRecord, Scene } from './record.ts';

/** The two default pictures for a missing product picture. */
export type DefaultPicture = 'product' | 'production';

/** Addresses of default pictures that suit any industry: drawings of the design system. */
export const defaultPictureAddresses: Readonly<Record<DefaultPicture, string>> = {
  product: '/illustrations/nameplate.svg',
  production: '/illustrations/robot-cell.svg',
};

/**
 * Which default picture replaces a missing one. Only an identifier whose single scene is intelligent production (template code 9) shows a
 * production cell; one that has that scene among others still shows a product.
 */
export function defaultPicture(scenes: readonly Pick<Scene, 'templateCode'>[]): DefaultPicture {
  return scenes.length === 1 && scenes[0]?.templateCode === 'intelligentProduction' ? 'production' : 'product';
}

/** Address of the picture of an object: its first image, else the default one; a site may have default pictures of its own industry. */
export function productPicture(
  record: Pick<IdentifierRecord, 'images'> & { scenes: readonly Pick<Scene, 'templateCode'>[] },
  addresses: Readonly<Record<DefaultPicture, string>> = defaultPictureAddresses,
): string {
  const own = record.images.find((address) => address.trim() !== '');
  return own ?? addresses[defaultPicture(record.scenes)];
}
