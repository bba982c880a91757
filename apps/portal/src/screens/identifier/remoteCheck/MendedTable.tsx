import { describeAllowed, formatReading, type RemoteCheckItem, type ResolvedItem } from '@lima-id/domain';
import { Table, type TableColumn } from '@lima-id/ui';
import { remoteCheckTexts as texts } from './texts.ts';

function measured({ value, advice }: RemoteCheckItem, otherwise: string): string {
  const reading = advice?.reading;
  return reading ? formatReading(reading.value, reading.unit) : otherwise || value.trim();
}

const { item, before, now, allowed } = texts.column;
const columns: TableColumn<ResolvedItem>[] = [
  { key: 'item', head: item, cell: (row) => row.now.label },
  { key: 'before', head: before, cell: (row) => measured(row.before, ''), align: 'end' },
  { key: 'now', head: now, cell: (row) => measured(row.now, texts.fine), align: 'end' },
  { key: 'allowed', head: allowed, cell: (row) => (row.now.advice ? describeAllowed(row.now.advice) : '') },
];

/** Previously abnormal items that now pass, side by side. */
export function MendedTable({ mended }: { mended: readonly ResolvedItem[] }) {
  return (
    <Table
      caption={texts.compared}
      captionHidden
      columns={columns}
      rows={mended}
      rowKey={(row) => row.now.label}
      size="sm"
    />
  );
}
