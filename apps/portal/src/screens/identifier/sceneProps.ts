import type { Element, IdentifierRecord, SceneTab } from '@lima-id/domain';
import type { ReactNode, RefObject } from 'react';
import type { VerificationPlace } from './verification/verificationPlace.ts';

/** What the body of a scene is made of that shows its data in a way of its own. */
export interface SceneBodyProps {
  tab: SceneTab;
  elements: readonly Element[];
  /** What the scene belongs to. */
  record: IdentifierRecord;
  /** The visit in which it is shown, for what is read again. */
  visit: VerificationPlace['visit'];
  /** For the title of a body that brings its own. */
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** What a scene is made of that fills cards of its own. */
export interface SceneCardsProps extends Omit<SceneBodyProps, 'titleRef' | 'visit'> {
  /** The scene's title, for the head of the first card. */
  title: ReactNode;
  /** Where its data come from, for the end of that card. */
  source: ReactNode;
}

/** How a scene's data stands. */
export type SceneData =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; elements: readonly Element[] };
