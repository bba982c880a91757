'use client';
import type { CSSProperties, ReactNode } from 'react';
import { wrapText } from '../hooks/wrapText.tsx';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { LockIcon, RefreshIcon, ZoomInIcon, ZoomOutIcon } from '../icons/icons.tsx';
import { magnification, magnifiedShift } from './slideGeometry.ts';
import type { SliderChallenge, SliderPlaceholder } from './sliderChallenge.ts';

interface SlidePictureProps {
  /** Null while loading. */
  challenge: SliderChallenge | null;
  /** Stands in place of a missing challenge; null for an empty box. */
  placeholder: SliderPlaceholder | null;
  x: number;
  magnified: boolean;
  /** Overlay over the picture that disables it. */
  veil: ReactNode;
  /** A message along the lower edge; announced by the track. */
  band: string | null;
  tone: 'success' | 'danger' | 'neutral';
  onBroken: () => void;
  children: ReactNode;
}

const share = (part: number) => `${part * 100}%`;

/** The picture with its piece, in a box that keeps its size when the picture is magnified. */
export function SlidePicture({
  challenge,
  placeholder,
  x,
  magnified,
  veil,
  band,
  tone,
  onBroken,
  children,
}: SlidePictureProps) {
  const shift = challenge !== null && magnified ? magnifiedShift(challenge, x) : { left: 0, top: 0 };
  const sized = challenge ?? placeholder;
  const stage = {
    '--slide-scale': magnified ? magnification : 1,
    '--slide-left': share(shift.left),
    '--slide-top': share(shift.top),
  } as CSSProperties;
  return (
    <div
      data-part="view"
      data-sized={sized === null ? undefined : ''}
      style={sized === null ? undefined : { aspectRatio: `${sized.width} / ${sized.height}` }}
    >
      {challenge !== null || placeholder === null ? null : (
        <img
          data-part="placeholder"
          src={placeholder.picture}
          alt=""
          width={placeholder.width}
          height={placeholder.height}
          draggable={false}
        />
      )}
      {challenge === null ? null : (
        <div data-part="stage" style={stage} data-veiled={veil === null ? undefined : ''}>
          <img data-part="picture" src={challenge.picture} alt="" draggable={false} onError={onBroken} />
          <img
            data-part="piece"
            src={challenge.piece}
            alt=""
            draggable={false}
            onError={onBroken}
            style={{
              insetInlineStart: share(((challenge.pieceX ?? 0) + x) / challenge.width),
              insetBlockStart: share(challenge.pieceY / challenge.height),
              inlineSize: share(challenge.pieceWidth / challenge.width),
              blockSize: share(challenge.pieceHeight / challenge.height),
            }}
          />
        </div>
      )}
      {veil === null ? null : <div data-part="veil">{veil}</div>}
      {wrapText(children)}
      {band === null ? null : (
        <p data-part="band" data-tone={tone} aria-hidden="true">
          {band}
        </p>
      )}
    </div>
  );
}

interface SlideToolsProps {
  magnified: boolean;
  onMagnify: () => void;
  onRefresh: () => void;
  /** The picture cannot be refreshed: it is being verified, or has passed. */
  refreshOff: boolean;
  texts: { magnify: string; reduce: string; refresh: string };
}

/** Buttons for the picture, at its top right. */
export function SlideTools({ magnified, onMagnify, onRefresh, refreshOff, texts }: SlideToolsProps) {
  return (
    <div data-part="tools">
      <IconButton data-hover="none" aria-label={magnified ? texts.reduce : texts.magnify} onClick={onMagnify}>
        <span>{magnified ? <ZoomOutIcon size={16} /> : <ZoomInIcon size={16} />}</span>
      </IconButton>
      <IconButton data-hover="none" aria-label={texts.refresh} disabled={refreshOff} onClick={onRefresh}>
        <span>
          <RefreshIcon size={16} />
        </span>
      </IconButton>
    </div>
  );
}

/** Why the picture is disabled, with the available actions. */
export function VeilNote({ locked = false, children }: { locked?: boolean; children: ReactNode }) {
  return (
    <div data-part="note">
      {locked ? <LockIcon size={20} /> : null}
      {wrapText(children)}
    </div>
  );
}
