import type { IdentifierRecord, Scene } from './record.ts';

/** The two default pictures for a missing product picture. */
export type DefaultPicture = 'product' | 'production';

/** Addresses of the default pictures. */
export const defaultPictureAddresses: Record<DefaultPicture, string> = {
  product: '/illustrations/treadmill.svg',
  production: '/illustrations/robot-cell.svg',
};

/**
 * Which default picture replaces a missing one. Only an identifier whose single scene is intelligent production (template code 9) shows a
 * production cell; one that has that scene among others still shows a product.
 */
export function defaultPicture(scenes: readonly Pick<Scene, 'templateCode'>[]): DefaultPicture {
  return scenes.length === 1 && scenes[0]?.templateCode === 'intelligentProduction' ? 'production' : 'product';
}

/** Address of the picture of an object: its first image, else the default one. */
export function productPicture(
  record: Pick<IdentifierRecord, 'images'> & { scenes: readonly Pick<Scene, 'templateCode'>[] },
): string {
  const own = record.images.find((address) => address.trim() !== '');
  return own ?? defaultPictureAddresses[defaultPicture(record.scenes)];
}
