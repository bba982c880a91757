import type { ReactNode } from 'react';
import type { SlowRequest } from './slowRequests.ts';

export interface PageTroubleProps {
  /** The error of the page's call. */
  error: unknown;
  /** Retries. */
  onRetry: () => void;
  /** Another action besides the retry; by default a link home. */
  way?: ReactNode;
  titleAs?: 'h1' | 'h2' | 'h3';
  /** The page has no column around it. */
  alone?: boolean;
}

/** Requests whose response is late. */
export interface SlowViewProps {
  slow: readonly SlowRequest[];
  /** In the column of a page, as a page of its own, or above whatever page there is. */
  place: 'column' | 'page' | 'above';
}
