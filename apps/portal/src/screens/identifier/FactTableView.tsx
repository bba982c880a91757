import { firstListWindow, nextListWindow } from '@lima-id/domain';
import { Button } from '@lima-id/ui';
import { useState } from 'react';
import { More, Scroller, Table } from './FactTableView.styles.ts';
import { FactValue } from './FactValue.tsx';
import { factFace } from './factFace.ts';
import { LongText } from './LongText.tsx';
import type { FactTable } from './sceneBlocks.ts';

const numeric = /^[+-]?[\d,]+(?:\.\d+)?%?$/;
/** Characters of a cell that stand on one line, however narrow the table. */
const longCell = 24;

/** A list of groups as a table: five rows first; on narrow screens it scrolls sideways under a fixed first column. */
export function FactTableView({ table, label }: { table: FactTable; label: string }) {
  const [window, setWindow] = useState(() => firstListWindow(table.rows.length));
  const rightAligned = table.columns.map((_, column) =>
    table.rows.every(({ cells }) => numeric.test(cells[column]?.value.trim() ?? '')),
  );
  return (
    <>
      <Scroller aria-label={label} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {table.columns.map((column, index) => (
                <th key={column} scope="col" data-numeric={rightAligned[index] ? '' : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, window.shown).map(({ id, cells }) => (
              <tr key={id}>
                {table.columns.map((column, index) => {
                  const fact = cells[index] ?? null;
                  const face = { 'data-face': fact === null ? undefined : factFace(fact.value) };
                  const right = rightAligned[index] ? '' : undefined;
                  if (index === 0) {
                    return (
                      <th key={column} scope="row" data-numeric={right} {...face}>
                        {fact === null ? '—' : <FactValue fact={fact} />}
                      </th>
                    );
                  }
                  const isLong = fact !== null && fact.value.length > longCell;
                  return (
                    <td key={column} data-numeric={right} data-long={isLong ? '' : undefined} {...face}>
                      {fact === null ? '—' : isLong ? <LongText fact={fact} /> : <FactValue fact={fact} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
      {window.rest > 0 && (
        <More>
          <Button variant="secondary" onClick={() => setWindow(nextListWindow)}>
            {`查看更多（还有 ${window.rest} 条）`}
          </Button>
        </More>
      )}
    </>
  );
}
