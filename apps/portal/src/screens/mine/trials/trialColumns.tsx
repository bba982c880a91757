import { chinaMinute, type TrialRecord, type TrialState, trialStates } from '@lima-id/domain';
import { Button, Link, type TableColumn, Tag, type TagProps } from '@lima-id/ui';
import { buyAddress } from '../../../shared/order/orderAddresses.ts';
import { Named, Plain } from '../List.styles.ts';
import { endWords, leftWords } from './trialWords.ts';

const tones: Record<TrialState, NonNullable<TagProps['tone']>> = {
  running: 'success',
  ending: 'warning',
  over: 'neutral',
};

/** The columns of the list of trials; `enter` opens an app, `entering` is the trial whose app is being opened. */
export function trialColumns(enter: (trial: TrialRecord) => void, entering: string | null): TableColumn<TrialRecord>[] {
  return [
    {
      key: 'app',
      head: '应用',
      cell: ({ productName, packageName }) => (
        <Named>
          <span>{productName}</span>
          <span data-part="note">{packageName}</span>
        </Named>
      ),
    },
    {
      key: 'start',
      head: '开始时间',
      face: 'figure',
      align: 'start',
      cell: ({ startedAt }) => chinaMinute(startedAt),
    },
    {
      key: 'end',
      head: '到期时间',
      face: 'figure',
      align: 'start',
      cell: (trial) => (trial.endsAt === null ? <Plain>{endWords(trial)}</Plain> : endWords(trial)),
    },
    { key: 'left', head: '剩余', face: 'figure', cell: leftWords },
    {
      key: 'state',
      head: '状态',
      cell: ({ state }) => (
        <Tag tone={tones[state]} dot>
          {trialStates[state]}
        </Tag>
      ),
    },
    {
      key: 'act',
      head: '操作',
      cell: (trial) =>
        trial.state === 'over' ? (
          <Link
            href={buyAddress({ productId: trial.productId, packageProductId: trial.packageId })}
            aria-label={`去购买 ${trial.productName}`}
          >
            去购买
          </Link>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            loading={entering === trial.id}
            aria-label={`进入应用 ${trial.productName}`}
            onClick={() => enter(trial)}
          >
            进入应用
          </Button>
        ),
    },
  ];
}
