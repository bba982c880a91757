import { createHmac } from 'node:crypto';
import { privateLinkMs } from '@lima-id/domain';
import type { Clock } from '../platform/clock/clock.ts';
import { deriveKey } from '../platform/secret/keys.ts';
import { sameText } from '../platform/secret/sameText.ts';

/** Where private pictures are served from. */
export const privatePath = '/private/';

/** A link to a private picture. */
export interface PictureLink {
  fullUrl: string;
  /** Milliseconds since 1970 UTC. */
  expiresAt: number;
}

/** Links to private pictures: each for one picture and one viewer, and for ten minutes. */
export interface PictureLinks {
  /** Makes a link; whether the viewer may see the picture was asked before. */
  give(pictureId: string, viewerId: string): PictureLink;
  /** The viewer whom a link was made for; null when it was not made here, for this picture, or has expired. */
  viewerOf(pictureId: string, query: Readonly<Record<string, unknown>>): string | null;
}

/** What links are made with; `publicUrl` goes before them, empty for the portal's own origin. */
export interface LinkOptions {
  secret: Uint8Array;
  clock: Clock;
  publicUrl: string;
}

/** Makes the links, signed with a key of their own. */
export function createPictureLinks({ secret, clock, publicUrl }: LinkOptions): PictureLinks {
  const key = deriveKey(secret, 'private picture links');
  const sign = (...told: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(told)).digest('base64url');
  return {
    give(pictureId, viewerId) {
      const expiresAt = clock.now().getTime() + privateLinkMs;
      const expires = String(expiresAt);
      const query = new URLSearchParams({ viewer: viewerId, expires, signature: sign(pictureId, viewerId, expires) });
      return { fullUrl: `${publicUrl}${privatePath}${pictureId}?${query}`, expiresAt };
    },
    viewerOf(pictureId, { viewer, expires, signature }) {
      if (typeof viewer !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return null;
      if (!sameText(signature, sign(pictureId, viewer, expires))) return null;
      return clock.now().getTime() < Number(expires) ? viewer : null;
    },
  };
}
