import type { CaptchaScene, PictureChallenge } from '@lima-id/api';
import type { Clock, SliderChallenge } from '@lima-id/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { accountCall } from '../api/lateCalls.ts';
import { lockedFor } from './captchaFailure.ts';

/** What the slider tells as a picture that did not load: it has no other word for one that never came. */
const noPicture: Omit<SliderChallenge, 'id'> = {
  picture: 'data:,',
  piece: 'data:,',
  width: 400,
  height: 150,
  pieceWidth: 48,
  pieceHeight: 48,
  pieceY: 51,
  validMs: 120_000,
};

let failures = 0;

/** Each picture that did not come is another one. */
function noPictureId(): string {
  failures += 1;
  return `none-${failures}`;
}

/** A picture as the slider takes it, with the work that it costs. */
type GivenPicture = SliderChallenge & Pick<PictureChallenge, 'work'>;

/** What the gateway gave: a picture, or the moment until which nobody gets one. */
interface Given {
  challenge: GivenPicture | null;
  /** Milliseconds since 1970; null when there is no wait. */
  lockedUntil: number | null;
}

const nothing: Given = { challenge: null, lockedUntil: null };

/** Rejects when neither a picture nor a wait came. */
async function askPicture(scene: CaptchaScene, now: Clock, signal: AbortSignal): Promise<Given> {
  try {
    const body = { scene, kind: 'picture' } as const;
    const challenge = await call(accountCall('createChallenge'), body, { signal, quiet: true });
    return challenge.kind === 'picture' ? { challenge, lockedUntil: null } : nothing;
  } catch (error) {
    const wait = lockedFor(error);
    if (wait === null) throw error;
    return { challenge: null, lockedUntil: now() + wait };
  }
}

/** As `askPicture`, where nobody waits for the end: a picture that did not come is reported in its place. */
function askOrTell(scene: CaptchaScene, now: Clock, signal: AbortSignal): Promise<Given> {
  return askPicture(scene, now, signal).catch(() => ({
    challenge: { ...noPicture, id: noPictureId() },
    lockedUntil: null,
  }));
}

/** The picture to solve for a scene, fetched when the check first shows; another one with each `renew` and `replace`. */
export function usePictureChallenge(scene: CaptchaScene, now: Clock) {
  const [given, setGiven] = useState(nothing);
  const underWay = useRef<AbortController | null>(null);

  /** What is under way gives nothing any more; gives the signal of what comes after it. */
  const begin = useCallback(() => {
    underWay.current?.abort();
    underWay.current = new AbortController();
    return underWay.current.signal;
  }, []);

  const fetchOrTell = useCallback(() => {
    const signal = begin();
    void askOrTell(scene, now, signal).then((come) => {
      if (!signal.aborted) setGiven(come);
    });
  }, [scene, now, begin]);

  useEffect(() => {
    fetchOrTell();
    return () => underWay.current?.abort();
  }, [fetchOrTell]);

  /** Resolves when there is another picture or a wait for one; rejects when neither came. */
  async function renew() {
    const signal = begin();
    setGiven(nothing);
    try {
      const next = await askPicture(scene, now, signal);
      if (!signal.aborted) setGiven(next);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Takes the picture away, whose proof was used up, and fetches another. */
  const replace = useCallback(() => {
    setGiven(nothing);
    fetchOrTell();
  }, [fetchOrTell]);

  return { ...given, renew, replace };
}
