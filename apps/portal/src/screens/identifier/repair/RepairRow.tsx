import { faultStates, type RepairRecord } from '@lima-id/domain';
import { Tag } from '@lima-id/ui';
import { Row } from './RepairScene.styles.ts';

/** One repair: the fault, the work, by whom and when, and its status. */
export function RepairRow({ record }: { record: RepairRecord }) {
  const { number, fault, handling, time, servedBy, state } = record;
  return (
    <Row>
      <div data-part="head">
        <h3>{fault}</h3>
        {state !== '' && (
          <Tag dot tone={state === faultStates.done ? 'success' : 'warning'}>
            {state}
          </Tag>
        )}
      </div>
      {handling !== '' && <p data-part="handling">{handling}</p>}
      <p data-part="marks">
        {number !== '' && <span data-part="number">{number}</span>}
        {time !== '' && <time>{time}</time>}
        {servedBy !== '' && <span>{servedBy}</span>}
      </p>
    </Row>
  );
}
