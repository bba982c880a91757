'use client';
import type { EmptyReason } from '@lima-id/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { ModuleGrid } from '../ModuleGrid/ModuleGrid.tsx';
import { Actions, Picture, Root, Text, Title } from './EmptyState.styles.ts';
import { emptyStateTexts } from './EmptyState.texts.ts';

/** Why there is no data. */
export type EmptyStateKind = EmptyReason;

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  kind: EmptyStateKind;
  /** Overrides the title of the kind. */
  title?: ReactNode;
  /** Overrides the text of the kind, e.g. with a message from the server. */
  text?: ReactNode;
  /** Actions for the reader: one or two buttons. */
  actions?: ReactNode;
  /** Overrides the drawing of the kind; null omits it. */
  picture?: ReactNode;
}

const drawings = {
  notFound: 'empty-not-found',
  offline: 'empty-offline',
  noData: 'empty-no-data',
  loadFailed: 'empty-load-failed',
} as const satisfies Record<Exclude<EmptyStateKind, 'loading'>, IllustrationName>;

/** Placeholder for missing data: what happened, then what to do. Announced when it appears. */
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
