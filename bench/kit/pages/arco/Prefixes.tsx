import { Table, type TableColumnProps, Tag } from '@arco-design/web-react';
import { columnHeads, pageSize, type Row, rows, stateWords, totalText } from '../../content/content.ts';

const colors = { online: 'green', checking: 'orange', stopped: 'gray' } as const;
const columns: TableColumnProps<Row>[] = [
  { dataIndex: 'code', title: columnHeads.code },
  { dataIndex: 'name', title: columnHeads.name },
  { dataIndex: 'company', title: columnHeads.company },
  { dataIndex: 'industry', title: columnHeads.industry },
  {
    dataIndex: 'state',
    title: columnHeads.state,
    render: (state: Row['state']) => <Tag color={colors[state]}>{stateWords[state]}</Tag>,
  },
  { dataIndex: 'updated', title: columnHeads.updated },
];
const data = [...rows];
const pagination = { pageSize, showTotal: totalText };

export function Prefixes() {
  return <Table<Row> columns={columns} data={data} rowKey="code" pagination={pagination} border={false} />;
}
