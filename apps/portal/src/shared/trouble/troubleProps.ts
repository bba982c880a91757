import type { ReactNode } from 'react';
import type { SlowRequest } from './slowRequests.ts';

/** A page that did not come. */
export interface PageTroubleProps {
  /** What the call for the page threw. */
  error: unknown;
  /** Asks again. */
  onRetry: () => void;
  /** The way on beside asking again; without it, back to the home page. */
  way?: ReactNode;
  titleAs?: 'h1' | 'h2' | 'h3';
  /** No column of a page stands around it. */
  alone?: boolean;
}

/** Requests whose answer is late. */
export interface SlowViewProps {
  slow: readonly SlowRequest[];
  /** In the column of a page, as a page of its own, or above whatever page there is. */
  place: 'column' | 'page' | 'above';
}
