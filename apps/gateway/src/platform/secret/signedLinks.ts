import { createHmac } from 'node:crypto';
import { privateLinkMs } from '@lima-id/domain';
import type { Clock } from '../clock/clock.ts';
import { deriveKey } from './keys.ts';
import { sameText } from './sameText.ts';

/** A link to a private object. */
export interface SignedLink {
  fullUrl: string;
  /** Milliseconds since 1970 UTC. */
  expiresAt: number;
}

/** Signed links to private objects: each for one object and one viewer, valid for ten minutes. */
export interface SignedLinks {
  /** Creates a link; the caller has checked the viewer's access. */
  give(id: string, viewerId: string): SignedLink;
  /** The viewer of a link; null when it is forged, for another object, or expired. */
  viewerOf(id: string, query: Readonly<Record<string, unknown>>): string | null;
}

export interface LinkOptions {
  secret: Uint8Array;
  clock: Clock;
  /** Public origin; empty for the portal's own. */
  publicUrl: string;
  /** Links of one purpose are invalid for another. */
  purpose: string;
  /** Base path. */
  path: string;
}

/** Creates signed links for one purpose, with a derived key. */
export function createSignedLinks({ secret, clock, publicUrl, purpose, path }: LinkOptions): SignedLinks {
  const key = deriveKey(secret, purpose);
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  return {
    give(id, viewerId) {
      const expiresAt = clock.now().getTime() + privateLinkMs;
      const expires = String(expiresAt);
      const query = new URLSearchParams({ viewer: viewerId, expires, signature: sign(id, viewerId, expires) });
      return { fullUrl: `${publicUrl}${path}${id}?${query}`, expiresAt };
    },
    viewerOf(id, { viewer, expires, signature }) {
      if (typeof viewer !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return null;
      if (!sameText(signature, sign(id, viewer, expires))) return null;
      return clock.now().getTime() < Number(expires) ? viewer : null;
    },
  };
}
