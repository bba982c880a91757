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
  /** How many there are, in words. */
  totalText: (total: number) => string;
  /** The table, and what stands above it. */
  children: ReactNode;
}

/** A list of what belongs to the logged-in person: its title, its table, and the way to its other pages. */
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
