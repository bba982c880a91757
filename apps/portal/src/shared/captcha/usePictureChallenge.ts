import type { CaptchaScene, PictureChallenge } from '@lima-id/api';
import type { Clock, SliderChallenge } from '@lima-id/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { accountCall } from '../api/lateCalls.ts';
import { lockedFor } from './captchaFailure.ts';

/** Size of the gateway's pictures, in px. */
export const pictureSize = { width: 400, height: 150 } as const;

/** The failure that the slider shows as a picture that did not load: it has none for a missing challenge. */
const noPicture: Omit<SliderChallenge, 'id'> = {
  ...pictureSize,
  picture: 'data:,',
  piece: 'data:,',
  pieceWidth: 48,
  pieceHeight: 48,
  pieceY: 51,
  validMs: 120_000,
};

let failures = 0;

/** Each failed picture gets an id of its own. */
function noPictureId(): string {
  failures += 1;
  return `none-${failures}`;
}

/** A picture as the slider takes it, with its proof of work. */
type GivenPicture = SliderChallenge & Pick<PictureChallenge, 'work'>;

/** The gateway's response: a picture, or the end of the rate limit. */
interface Given {
  challenge: GivenPicture | null;
  /** Milliseconds since 1970; null when there is no wait. */
  lockedUntil: number | null;
}

const nothing: Given = { challenge: null, lockedUntil: null };

/** Rejects without a picture and without a rate limit. */
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

/** As `askPicture`, where no caller awaits it: a failure is reported in place of the picture. */
function askOrTell(scene: CaptchaScene, now: Clock, signal: AbortSignal): Promise<Given> {
  return askPicture(scene, now, signal).catch(() => ({
    challenge: { ...noPicture, id: noPictureId() },
    lockedUntil: null,
  }));
}

/** The picture challenge of a scene, loaded when the check is first shown; each `renew` and `replace` loads another one. */
export function usePictureChallenge(scene: CaptchaScene, now: Clock) {
  const [given, setGiven] = useState(nothing);
  const underWay = useRef<AbortController | null>(null);

  /** Drops the responses of pending requests; returns the signal of the following one. */
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

  /** Resolves with another picture or a rate limit; rejects without either. */
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

  /** Removes the picture whose proof was used up, and loads another. */
  const replace = useCallback(() => {
    setGiven(nothing);
    fetchOrTell();
  }, [fetchOrTell]);

  return { ...given, renew, replace };
}
