import { Pagination, Table, type TableColumn, Tag, type TagProps } from '@lima-id/ui';
import { useState } from 'react';
import { columnHeads, pageSize, type Row, rows, stateWords, totalText, words } from '../../content/content.ts';

const tones = { online: 'success', checking: 'warning', stopped: 'neutral' } as const satisfies Record<
  Row['state'],
  TagProps['tone']
>;
const columns: readonly TableColumn<Row>[] = [
  { key: 'code', head: columnHeads.code, cell: ({ code }) => code },
  { key: 'name', head: columnHeads.name, cell: ({ name }) => name },
  { key: 'company', head: columnHeads.company, cell: ({ company }) => company },
  { key: 'industry', head: columnHeads.industry, cell: ({ industry }) => industry },
  { key: 'state', head: columnHeads.state, cell: ({ state }) => <Tag tone={tones[state]}>{stateWords[state]}</Tag> },
  { key: 'updated', head: columnHeads.updated, cell: ({ updated }) => updated },
];

export function Prefixes() {
  const [page, setPage] = useState(1);
  return (
    <div className="stack">
      <Table
        caption={words.table}
        captionHidden
        columns={columns}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ code }) => code}
      />
      <Pagination total={rows.length} page={page} onPageChange={setPage} pageSize={pageSize} totalText={totalText} />
    </div>
  );
}
