import { Table, type TableColumnsType, Tag } from 'antd';
import { columnHeads, pageSize, type Row, rows, stateWords, totalText } from '../../content/content.ts';

const colors = { online: 'success', checking: 'warning', stopped: 'default' } as const;
const columns: TableColumnsType<Row> = [
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
const pagination = { pageSize, showSizeChanger: false, showTotal: totalText };

export function Prefixes() {
  return <Table<Row> columns={columns} dataSource={rows} rowKey="code" pagination={pagination} />;
}
