'use client';
import { figureFormatter, notMeasured } from '@lima-id/domain';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Data, TextButton } from './ChartFigure.styles.ts';
import { downloadText } from './downloadText.ts';
import { type ChartCell, type ChartTable, csvFileName, tableCsv } from './tableCsv.ts';

type WriteFigure = (value: number) => string;

function written(cell: ChartCell, write: WriteFigure): string {
  if (cell === null) return notMeasured;
  return typeof cell === 'number' ? write(cell) : cell;
}

/** The formatter of each column: all figures of a column have the same number of decimals. */
function columnWriters({ head, rows }: ChartTable): WriteFigure[] {
  return head.map((_, column) =>
    figureFormatter(rows.flatMap(({ [column]: cell }) => (typeof cell === 'number' ? [cell] : []))),
  );
}

/** A key for each name: those of points in a plane, or of moments within a second, may repeat. */
function keysOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

/** The figures of a chart as a table, with a download. */
export function ChartDataTable({ title, table }: { title: string; table: ChartTable }) {
  const texts = useTexts('chart', chartTexts);
  const [writeName = String, ...writers] = columnWriters(table);
  const keys = keysOf(table.rows.map(([name = null]) => written(name, writeName)));
  return (
    <Data>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table scrolls, also by keyboard */}
      <section data-part="scroll" aria-label={title} tabIndex={0}>
        <table aria-label={title}>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name = null, ...figures], row) => (
              <tr key={keys[row]}>
                <th scope="row">{written(name, writeName)}</th>
                {figures.map((cell, column) => (
                  <td key={table.head[column + 1]}>{written(cell, writers[column] ?? String)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div data-part="download">
        <TextButton type="button" onClick={() => downloadText(csvFileName(title), tableCsv(table))}>
          {texts.download}
        </TextButton>
      </div>
    </Data>
  );
}
