import { messages } from '@lima-id/domain';
import { EmptyState, VisuallyHidden } from '@lima-id/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { Notice, Root } from './Block.styles.ts';
import { BlockHead, type BlockHeadProps } from './BlockHead.tsx';
import { LoadFailed } from './LoadFailed.tsx';

interface BlockProps<Item> extends Omit<BlockHeadProps, 'titleId'> {
  query: UseQueryResult<Item[]>;
  /** What stands in the place of the content until it comes, as high as it. */
  waiting: ReactNode;
  /** What is said when there is nothing; a block that shows that by its places says nothing. */
  empty?: string;
  children: (items: Item[]) => ReactNode;
}

/** A block of the market's home page, with its own loading, failure and retry. */
export function Block<Item>({ query, waiting, empty, children, ...head }: BlockProps<Item>) {
  const titleId = useId();
  const place = useRef<HTMLElement>(null);

  function content() {
    if (query.data !== undefined && (query.data.length > 0 || empty === undefined)) return children(query.data);
    if (query.isPending) {
      return (
        <>
          <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
          {waiting}
        </>
      );
    }
    return (
      <Notice>
        {query.isError ? (
          <LoadFailed query={query} onRecovered={() => place.current?.focus({ preventScroll: true })} />
        ) : (
          <EmptyState kind="noData" text={empty} />
        )}
      </Notice>
    );
  }

  return (
    <Root ref={place} tabIndex={-1} aria-labelledby={titleId} aria-busy={query.isPending}>
      <BlockHead {...head} titleId={titleId} />
      {content()}
    </Root>
  );
}
