import type { Element, IdentifierRecord, SceneTab } from '@lima-id/domain';
import type { ReactNode, RefObject } from 'react';
import type { VerificationPlace } from './verification/verificationPlace.ts';

/** The props of a scene body with a presentation of its own. */
export interface SceneBodyProps {
  tab: SceneTab;
  elements: readonly Element[];
  /** The record of the scene. */
  record: IdentifierRecord;
  /** The visit, for reading again. */
  visit: VerificationPlace['visit'];
  /** For the title of a body that brings its own. */
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The props of a scene that fills cards of its own. */
export interface SceneCardsProps extends Omit<SceneBodyProps, 'titleRef' | 'visit'> {
  /** The scene's title, for the head of the first card. */
  title: ReactNode;
  /** Its data source, for the end of that card. */
  source: ReactNode;
}

/** The loading state of a scene's data. */
export type SceneData =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; elements: readonly Element[] };

/** The props of a scene that shows also that its data are on their way, and reads them again itself. */
export interface OwnSceneProps extends Omit<SceneCardsProps, 'elements'>, Pick<SceneBodyProps, 'visit'> {
  data: SceneData;
}
