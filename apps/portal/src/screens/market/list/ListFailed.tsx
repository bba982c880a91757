import type { AppQuery } from '@lima-id/domain';
import { Button, ButtonLink, EmptyState } from '@lima-id/ui';
import { RequestFailure } from '../../../shared/api/request.ts';
import { failedEmpty } from '../../../shared/trouble/failedEmpty.ts';
import { addressOfList } from '../parts/listAddress.ts';

interface ListFailedProps {
  query: AppQuery;
  error: unknown;
  onRetry: () => void;
}

/** HTTP status of a request that will never be answered as it is. */
const badRequest = 400;

/** Whether what was asked for is the reason: asking again would bring the same. */
function isRefused({ result }: RequestFailure): boolean {
  return result.status === badRequest || (result.kind === 'broken' && result.status === null);
}

/** Says why there is no list. What is asked for stays: it is asked for again, or changed where it is the reason. */
export function ListFailed({ query, error, onRetry }: ListFailedProps) {
  if (error instanceof RequestFailure && isRefused(error)) {
    return (
      <EmptyState
        kind="notFound"
        title="无法按此条件搜索"
        text={error.result.message}
        actions={
          query.name === '' ? (
            <ButtonLink href={addressOfList({})}>查看全部应用</ButtonLink>
          ) : (
            <ButtonLink href={addressOfList({ ...query, name: '', page: 1 })}>清除搜索内容</ButtonLink>
          )
        }
      />
    );
  }
  return <EmptyState {...failedEmpty(error)} actions={<Button onClick={onRetry}>重试</Button>} />;
}
