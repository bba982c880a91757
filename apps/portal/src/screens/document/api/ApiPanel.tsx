import { Button, EmptyState, InlineAlert, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import { useSiteOrigin } from '../../../shared/page/siteOrigin.ts';
import { texts } from '../texts.ts';
import { Codes, Columns } from './ApiPanel.styles.ts';
import { CodeCard } from './CodeCard.tsx';
import { OperationNav } from './OperationNav.tsx';
import { OperationView } from './OperationView.tsx';
import { openApiQuery } from './openApiQuery.ts';
import { groupOperations } from './operations.ts';
import { RequestExample } from './RequestExample.tsx';

const { api } = texts;

/** The gateway's calls: the list, and one of them in full. */
export function ApiPanel({ chosen }: { chosen: string | null }) {
  const { data, isError, isFetching, refetch } = useQuery(openApiQuery);
  const site = useSiteOrigin() ?? '';
  if (data === undefined) {
    if (isError) {
      return (
        <EmptyState
          kind="loadFailed"
          title={api.failed.title}
          text={api.failed.text}
          actions={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {api.failed.retry}
            </Button>
          }
        />
      );
    }
    return (
      <>
        <VisuallyHidden as="output">{api.loading}</VisuallyHidden>
        <Skeleton lines={12} height={16} />
      </>
    );
  }
  const groups = groupOperations(data);
  const operations = groups.flatMap((group) => group.operations);
  const named = operations.find(({ operationId }) => operationId === chosen);
  const operation = named ?? operations[0];
  if (operation === undefined) return <EmptyState kind="noData" />;
  const reply = operation.responses[200]?.content?.['application/json']?.example;
  return (
    <Columns>
      <OperationNav groups={groups} current={operation.operationId} />
      <div>
        {chosen !== null && named === undefined ? <InlineAlert tone="warning">{api.unknown}</InlineAlert> : null}
        <OperationView key={operation.operationId} operation={operation} />
      </div>
      <Codes>
        <RequestExample operation={operation} origin={data.servers?.[0]?.url ?? site} />
        {reply === undefined ? null : <CodeCard name={api.replyExample} code={JSON.stringify(reply, null, 2)} />}
      </Codes>
    </Columns>
  );
}
