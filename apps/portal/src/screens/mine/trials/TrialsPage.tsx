import { listMyTrials } from '@lima-id/api';
import { defaultPageSize } from '@lima-id/domain';
import { Table } from '@lima-id/ui';
import { Navigate } from 'react-router-dom';
import type { Brand } from '../../../brand/brandSchema.ts';
import { call } from '../../../shared/api/call.ts';
import { ConsoleNote } from '../../../shared/console/ConsoleNote.tsx';
import { wantedApp } from '../../../shared/console/consolePages.ts';
import { useAddressQuery } from '../../../shared/page/useAddressQuery.ts';
import { prefixStanding } from '../../../shared/session/prefixStanding.ts';
import type { StoredUser } from '../../../shared/session/storedUser.ts';
import { CallFailed } from '../CallFailed.tsx';
import { askedPage, lastPage } from '../listPage.ts';
import { OwnListPanel } from '../OwnListPanel.tsx';
import { useOwnList } from '../useOwnList.ts';
import { EntryNote } from './EntryNote.tsx';
import { NoTrials } from './NoTrials.tsx';
import { trialColumns } from './trialColumns.tsx';
import { trialsAddress } from './trialsAddress.ts';
import { trialsKey } from './trialsKey.ts';
import { useEnterTrial } from './useEnterTrial.ts';

interface TrialsPageProps {
  user: StoredUser;
  /** URL of the console in which apps are used. */
  links: Pick<Brand['links'], 'console'>;
}

/** The trials of the company, with links that open the apps. */
export function TrialsPage({ user, links }: TrialsPageProps) {
  const { userId } = user;
  const [query] = useAddressQuery();
  const page = askedPage(query);
  const list = useOwnList([...trialsKey(userId), page], (signal) =>
    call(listMyTrials, { page, size: defaultPageSize }, { signal }),
  );
  const { enter, entering, entry } = useEnterTrial(userId, links);
  const { records, total, state } = list;
  const last = lastPage(total, defaultPageSize);

  if (state === 'ready' && page > last) return <Navigate to={trialsAddress(last)} replace />;

  return (
    <OwnListPanel
      title="我的试用"
      list={list}
      page={page}
      href={trialsAddress}
      totalText={(count) => `共 ${count} 个试用`}
    >
      <ConsoleNote app={records.find(({ productId }) => productId === wantedApp(query))?.productName} />
      <EntryNote entry={entry} />
      <Table
        caption="我的试用"
        captionHidden
        narrow="cards"
        columns={trialColumns(enter, entering)}
        rows={records}
        rowKey={({ id }) => id}
        loading={state === 'loading'}
        failed={state === 'failed'}
        loadingRows={4}
        empty={<NoTrials standing={prefixStanding(user)} />}
        failure={<CallFailed error={list.error} onRetry={list.retry} />}
      />
    </OwnListPanel>
  );
}
