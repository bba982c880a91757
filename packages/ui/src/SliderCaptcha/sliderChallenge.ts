import type { SlideProof } from '@lima-id/domain';

/** A picture with a hole and the piece that fills it. All lengths are in pixels of the original picture. */
export interface SliderChallenge {
  /** Identifies the challenge: another id is another challenge. */
  id: string;
  /** URL of the picture with the hole. */
  picture: string;
  /** URL of the piece. */
  piece: string;
  width: number;
  height: number;
  pieceWidth: number;
  pieceHeight: number;
  /** Top edge of the piece, which is also that of the hole. */
  pieceY: number;
  /** Initial left edge of the piece; 0 by default. */
  pieceX?: number | undefined;
  /** Milliseconds for which the challenge is valid after it was passed to the component. */
  validMs: number;
  /** Milliseconds allowed for a slide by pointer after its first move; the domain's `slideTimeoutMs` by default. */
  slideMs?: number | undefined;
  /** The same for the keyboard; ten times as long by default, since keys move a few pixels at a time. */
  keySlideMs?: number | undefined;
}

/** Stands for the picture of a challenge that is being loaded. Lengths are in pixels of the pictures to come. */
export interface SliderPlaceholder {
  /** URL of a drawing of that shape. */
  picture: string;
  width: number;
  height: number;
}

/** Input device of a slide: a server may verify keyboard traces differently. */
export type SlideInput = 'mouse' | 'touch' | 'pen' | 'keyboard';

/**
 * Left edge of the piece, vertical offset of the pointer from its start, milliseconds since the start. Lengths in pixels of the picture.
 */
export type SlidePoint = readonly [x: number, y: number, ms: number];

/** The recorded slide; the last point is where the piece was released. */
export interface SliderTrace {
  challengeId: string;
  input: SlideInput;
  points: readonly SlidePoint[];
}

/**
 * The server's verdict on a trace. Without `triesLeft` the component counts the failed attempts itself, as the domain rule does; 0 requests
 * a new picture. `locked` is for a visitor with too many failed pictures.
 */
export type SliderVerdict =
  | { ok: true; proof: SlideProof }
  | { ok: false; reason?: 'missed' | undefined; triesLeft?: number | undefined }
  | { ok: false; reason: 'expired' }
  | { ok: false; reason: 'locked'; retryAfterMs: number };

/** Why a new challenge is requested. */
export type SliderRefreshReason = 'asked' | 'tries' | 'slow' | 'unlocked';

/** More time for the same challenge: missing fields leave the limit unchanged. */
export interface SliderExtension {
  /** Milliseconds for which the challenge is valid from now. */
  validMs?: number | undefined;
  /** Milliseconds allowed for a slide, by any input device. */
  slideMs?: number | undefined;
}
