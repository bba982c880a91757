import type { EmptyReason } from '@lima-id/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { ModuleGrid } from '../ModuleGrid/ModuleGrid.tsx';
import { Actions, Picture, Root, Text, Title } from './EmptyState.styles.ts';
import { emptyStateTexts } from './EmptyState.texts.ts';

/** Why a place is empty. */
export type EmptyStateKind = EmptyReason;

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  kind: EmptyStateKind;
  /** Replaces the title of the kind. */
  title?: ReactNode;
  /** Replaces the text of the kind; a server's own message goes here. */
  text?: ReactNode;
  /** What the reader can do: one or two buttons. */
  actions?: ReactNode;
  /** Replaces the drawing of the kind; null leaves it out. */
  picture?: ReactNode;
}

const drawings = {
  notFound: 'empty-not-found',
  offline: 'empty-offline',
  noData: 'empty-no-data',
  loadFailed: 'empty-load-failed',
} as const satisfies Record<Exclude<EmptyStateKind, 'loading'>, IllustrationName>;

/** What stands where data would stand: what happened, then what to do. Announced when it appears. */
export function EmptyState({ kind, title, text, actions, picture, ...rest }: EmptyStateProps) {
  const own = useTexts('emptyState', emptyStateTexts)[kind];
  const shownText = text ?? own.text;
  const drawing = kind === 'loading' ? <ModuleGrid size={60} /> : <Illustration name={drawings[kind]} />;
  return (
    <Root data-kind={kind} {...rest}>
      {picture === null ? null : <Picture>{picture ?? drawing}</Picture>}
      <Title>{title ?? own.title}</Title>
      {shownText === '' ? null : <Text>{shownText}</Text>}
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Root>
  );
}
