import { type AssetRepair, assetRepairStates, runHours } from '@lima-id/domain';
import { Table, type TableColumn, Tag } from '@lima-id/ui';
import { Nothing } from './Panel.styles.ts';
import { Panel } from './Panel.tsx';

const tones = { waiting: 'info', working: 'warning', done: 'success' } as const;

const columns: TableColumn<AssetRepair>[] = [
  { key: 'code', head: '工单号', cell: ({ code }) => code, face: 'code' },
  { key: 'symptom', head: '故障', cell: ({ symptom }) => symptom },
  { key: 'treatment', head: '处理', cell: ({ treatment }) => treatment },
  { key: 'day', head: '时间', cell: ({ day }) => day, face: 'figure', align: 'start' },
  {
    key: 'hours',
    head: '用时（时）',
    cell: ({ minutes }) => (minutes === null ? '—' : runHours(minutes)),
    face: 'figure',
  },
  {
    key: 'state',
    head: '状态',
    cell: ({ state }) => (
      <Tag tone={tones[state]} dot>
        {assetRepairStates[state]}
      </Tag>
    ),
  },
];

/** The repairs, newest first. */
export function RepairPanel({ repairs }: { repairs: readonly AssetRepair[] }) {
  return (
    <Panel title="维修记录" note={repairs.length === 0 ? '' : `共 ${repairs.length} 条`}>
      {repairs.length === 0 ? (
        <Nothing>暂无维修记录</Nothing>
      ) : (
        <Table caption="维修工单" captionHidden columns={columns} rows={repairs} rowKey={({ code }) => code} />
      )}
    </Panel>
  );
}
