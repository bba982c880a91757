import { Badge, Pagination, Table } from '@mantine/core';
import { useState } from 'react';
import { columnHeads, pageSize, rows, stateWords, totalText } from '../../content/content.ts';

const colors = { online: 'green', checking: 'yellow', stopped: 'gray' } as const;
const pages = Math.ceil(rows.length / pageSize);

export function Prefixes() {
  const [page, setPage] = useState(1);
  return (
    <div className="stack">
      <Table.ScrollContainer minWidth={700}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {Object.values(columnHeads).map((head) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
              <Table.Tr key={row.code}>
                <Table.Td>{row.code}</Table.Td>
                <Table.Td>{row.name}</Table.Td>
                <Table.Td>{row.company}</Table.Td>
                <Table.Td>{row.industry}</Table.Td>
                <Table.Td>
                  <Badge variant="light" color={colors[row.state]}>
                    {stateWords[row.state]}
                  </Badge>
                </Table.Td>
                <Table.Td>{row.updated}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <div className="row between">
        <span>{totalText(rows.length)}</span>
        <Pagination
          total={pages}
          value={page}
          onChange={setPage}
          getItemProps={(at) => ({ 'aria-label': `第 ${at} 页` })}
        />
      </div>
    </div>
  );
}
