import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { StatusViewProps } from '../StatusView/StatusView.tsx';

/** What every result has. */
interface CommonProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /**
   * The element of the title; `h1` where the result is the whole page.
   * @default 'h2'
   */
  titleAs?: 'h1' | 'h2' | 'h3' | undefined;
  /** What follows from it, and what to do: one or two sentences. */
  text?: ReactNode;
  /** Ways on: a primary button and, next to it, a secondary one. */
  actions?: ReactNode;
}

/** What came of an act. */
export interface OutcomeResultProps extends CommonProps {
  kind: 'success' | 'info' | 'warning' | 'danger';
  /** What happened: 付款信息已提交. */
  title: ReactNode;
  /** Facts of the matter below a hairline, usually a `DescriptionList`. */
  details?: ReactNode;
  /** A drawing in place of the icon, such as an `Illustration` of at most 210 px; null omits both. */
  picture?: ReactNode;
  /** A narrow column at the end, such as a countdown to the next page; below the rest where there is no room. */
  aside?: ReactNode;
}

/** A page that this reader may not see, or that is not there. */
export interface RefusedResultProps extends CommonProps {
  kind: '403' | '404';
  /** Overrides the title of the kind. */
  title?: ReactNode;
  /** Facts of the matter below a hairline, such as the account and the right that is missing. */
  details?: ReactNode;
}

/** A page that the service failed to make: a `StatusView`. */
export interface FailedResultProps extends CommonProps, Pick<StatusViewProps, 'requestId' | 'time' | 'phone'> {
  kind: '500';
  /** Overrides the title of the kind. */
  title?: ReactNode;
}

/** Props of each kind of result. */
export type ResultProps = OutcomeResultProps | RefusedResultProps | FailedResultProps;

/** The kind of a result: the tone of an outcome, or the HTTP status of a page. */
export type ResultKind = ResultProps['kind'];
