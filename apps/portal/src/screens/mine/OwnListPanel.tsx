import { defaultPageSize } from '@lima-id/domain';
import { Pagination } from '@lima-id/ui';
import { type ReactNode, useId } from 'react';
import { PageLinks } from '../../shared/page/PageLinks.tsx';
import { useTurnedPage } from '../../shared/page/useTurnedPage.ts';
import { ListArea, ListPanel } from './List.styles.ts';
import type { KnownList } from './useOwnList.ts';

interface OwnListPanelProps {
  title: string;
  list: Pick<KnownList<unknown>, 'total' | 'state'>;
  page: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** The total, in words. */
  totalText: (total: number) => string;
  /** The table, and the content above it. */
  children: ReactNode;
}

/** A list of the logged-in person's items: its title, its table, and its pagination. */
export function OwnListPanel({ title, list, page, href, totalText, children }: OwnListPanelProps) {
  const titleId = useId();
  const panel = useTurnedPage<HTMLDivElement>();
  return (
    <ListPanel ref={panel} forwardedAs="section" padding="none" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>{title}</h2>
      <ListArea>
        {children}
        {list.state === 'failed' || list.total === 0 ? null : (
          <PageLinks>
            <Pagination total={list.total} page={page} pageSize={defaultPageSize} href={href} totalText={totalText} />
          </PageLinks>
        )}
      </ListArea>
    </ListPanel>
  );
}
