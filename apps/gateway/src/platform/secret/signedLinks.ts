import { createHmac } from 'node:crypto';
import { privateLinkMs } from '@lima-id/domain';
import type { Clock } from '../clock/clock.ts';
import { deriveKey } from './keys.ts';
import { sameText } from './sameText.ts';

/** A link to something that not everybody may see. */
export interface SignedLink {
  fullUrl: string;
  /** Milliseconds since 1970 UTC. */
  expiresAt: number;
}

/** Links to things that not everybody may see: each for one thing and one viewer, and for ten minutes. */
export interface SignedLinks {
  /** Makes a link; whether the viewer may see the thing was asked before. */
  give(id: string, viewerId: string): SignedLink;
  /** The viewer whom a link was made for; null when it was not made here, for this thing, or has expired. */
  viewerOf(id: string, query: Readonly<Record<string, unknown>>): string | null;
}

/** What links are made with. */
export interface LinkOptions {
  secret: Uint8Array;
  clock: Clock;
  /** Goes before the path; empty for the portal's own origin. */
  publicUrl: string;
  /** What they lead to: links of one purpose are no good for another. */
  purpose: string;
  /** Where it is served from, up to its id. */
  path: string;
}

/** Makes the links of one purpose, signed with a key of their own. */
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
