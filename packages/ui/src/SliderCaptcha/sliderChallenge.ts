import type { SlideProof } from '@lima-id/domain';

/** A picture with a hole and the piece that fills it. All lengths are pixels of the picture as it was made. */
export interface SliderChallenge {
  /** Names the challenge: another id is another challenge. */
  id: string;
  /** Address of the picture with the hole. */
  picture: string;
  /** Address of the piece. */
  piece: string;
  width: number;
  height: number;
  pieceWidth: number;
  pieceHeight: number;
  /** Where the piece's upper edge stands, which is also that of the hole. */
  pieceY: number;
  /** Where the piece's left edge stands before it is moved; 0 by default. */
  pieceX?: number;
  /** Milliseconds for which the challenge is good, from the moment it is given to the component. */
  validMs: number;
  /** Milliseconds that a slide by pointer or finger may take after its first move; the rule's `slideTimeoutMs` by default. */
  slideMs?: number;
  /** The same for a slide by keys; ten times as long by default, since keys go a few pixels at a time. */
  keySlideMs?: number;
}

/** How the piece was moved: a server may judge keys by another measure than a hand. */
export type SlideInput = 'mouse' | 'touch' | 'pen' | 'keyboard';

/** Left edge of the piece, height of the hand against where it took hold, milliseconds since then. Pixels of the picture. */
export type SlidePoint = readonly [x: number, y: number, ms: number];

/** What the reader did; the last point tells where the piece was let go. */
export interface SliderTrace {
  challengeId: string;
  input: SlideInput;
  points: readonly SlidePoint[];
}

/**
 * What the server says to a trace. Without `triesLeft` the component counts the misses itself, as the rule does; 0 asks
 * for a new picture. `locked` is for somebody who has missed too many pictures.
 */
export type SliderVerdict =
  | { ok: true; proof: SlideProof }
  | { ok: false; reason?: 'missed'; triesLeft?: number }
  | { ok: false; reason: 'expired' }
  | { ok: false; reason: 'locked'; retryAfterMs: number };

/** Why another challenge is wanted. */
export type SliderRefreshReason = 'asked' | 'tries' | 'slow' | 'unlocked';

/** More time for the same challenge: what is missing stays as it is. */
export interface SliderExtension {
  /** Milliseconds for which the challenge is good, from now. */
  validMs?: number;
  /** Milliseconds that a slide may take, by whatever means. */
  slideMs?: number;
}
