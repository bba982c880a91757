import { defaultPageSize } from '@lima-id/domain';
import { Pagination } from '@lima-id/ui';
import { type ReactNode, useId } from 'react';
import { Panel } from '../../shared/personal/Panel.styles.ts';
import { ListArea } from './List.styles.ts';
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
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ListArea>
        {children}
        {list.state === 'failed' || list.total === 0 ? null : (
          <Pagination total={list.total} page={page} pageSize={defaultPageSize} href={href} totalText={totalText} />
        )}
      </ListArea>
    </Panel>
  );
}
