import { type AuthenticityLookups, lookupWayNames } from '@lima-id/domain';
import { Tag } from '@lima-id/ui';
import { DataSource } from '../DataSource.tsx';
import { Scroller, Table } from '../FactTableView.styles.ts';
import { FactRows } from '../SceneBlockView.styles.ts';
import { Part } from './LookupRecords.styles.ts';
import { authenticityTexts as texts } from './texts.ts';

function Records({ records }: Pick<AuthenticityLookups, 'records'>) {
  return (
    <Part>
      <h3>{texts.records}</h3>
      <Scroller aria-label={texts.records} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {texts.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map(({ number, time, way }) => (
              <tr key={number}>
                <th scope="row" data-face="figure">
                  {number}
                </th>
                <td data-face="figure">{time}</td>
                <td>
                  <span>{lookupWayNames[way]}</span>
                  {number === 1 && <Tag>{texts.first}</Tag>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Part>
  );
}

/** The visitor's own lookup, and, after earlier ones by others, the newest lookups and the first one. */
export function LookupRecords({ lookups }: { lookups: AuthenticityLookups }) {
  const { count, time, firstTime, records } = lookups;
  return (
    <>
      <Part>
        <FactRows>
          <div>
            <dt>{texts.time}</dt>
            <dd data-face="figure">{time}</dd>
          </div>
          {count > 1 && (
            <div>
              <dt>{texts.firstTime}</dt>
              <dd data-face="figure">{firstTime}</dd>
            </div>
          )}
        </FactRows>
      </Part>
      {count > 1 && <Records records={records} />}
      <DataSource source={texts.source} time={time} />
    </>
  );
}
