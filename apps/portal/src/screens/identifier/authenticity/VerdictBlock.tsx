import type { AuthenticityTone } from '@lima-id/domain';
import { FinderFrame } from '@lima-id/ui';
import { AlertIcon, LockIcon, SearchIcon } from '@lima-id/ui/icons';
import { SceneIcon } from '@lima-id/ui/identity';
import type { Ref } from 'react';
import { authenticityTexts as texts } from './texts.ts';
import { Root } from './VerdictBlock.styles.ts';

/** Px of the drawing in the frame. */
const iconSize = 40;

interface VerdictBlockProps {
  tone: AuthenticityTone;
  title: string;
  text: string;
  /** Lookups so far; null shows none. */
  count?: number | null;
  /** Codes are rate limited. */
  locked?: boolean;
  /** The title, focused when the block appears in response to an action. */
  titleRef?: Ref<HTMLHeadingElement>;
}

function Mark({ tone, locked }: { tone: AuthenticityTone; locked: boolean }) {
  if (locked) return <LockIcon size={iconSize} />;
  if (tone === 'neutral') return <SearchIcon size={iconSize} />;
  if (tone === 'success') return <SceneIcon templateCode="antiCounterfeit" size={iconSize} strokeWidth={1} />;
  return <AlertIcon size={iconSize} />;
}

/** A verdict in its tint: a mark in the frame, the text, and at the right the number of lookups. */
export function VerdictBlock({ tone, title, text, count = null, locked = false, titleRef }: VerdictBlockProps) {
  return (
    <Root data-tone={tone}>
      <FinderFrame>
        <span data-part="sheet">
          <Mark tone={tone} locked={locked} />
        </span>
      </FinderFrame>
      <div data-part="words">
        <h3 ref={titleRef} tabIndex={-1}>
          {title}
        </h3>
        <p>{text}</p>
      </div>
      {count !== null && (
        <p data-part="count">
          <strong>{count}</strong>
          <span>{texts.unit}</span>
        </p>
      )}
    </Root>
  );
}
