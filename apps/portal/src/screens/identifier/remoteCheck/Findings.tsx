import {
  concernsSafety,
  describeAllowed,
  formatReading,
  layOutRangeBar,
  type RemoteFinding,
  type RemoteReading,
  remoteHandlers,
} from '@lima-id/domain';
import { listRole, Tag } from '@lima-id/ui';
import type { CSSProperties } from 'react';
import { Bar, Body, Foot, Head, Item, List, Steps } from './Findings.styles.ts';
import { remoteCheckTexts as texts } from './texts.ts';

/** The element of a finding. */
export const findingId = (number: number) => `remote-finding-${number}`;

/** The allowed range in green, the measured value as a red mark; both are in words above. */
function ReadingBar({ reading }: { reading: RemoteReading }) {
  const { from, to, measured } = layOutRangeBar(reading);
  const { least, most } = reading;
  return (
    <Bar
      aria-hidden="true"
      style={{ '--from': `${from}%`, '--to': `${to}%`, '--measured': `${measured}%` } as CSSProperties}
    >
      <i />
      <b />
      {least === null && from === 0 && reading.value >= 0 && <span data-edge="start">0</span>}
      {least !== null && <span style={{ '--at': `${from}%` } as CSSProperties}>{formatReading(least, '')}</span>}
      {most !== null && <span style={{ '--at': `${to}%` } as CSSProperties}>{formatReading(most, '')}</span>}
    </Bar>
  );
}

function Finding({ finding }: { finding: RemoteFinding }) {
  const { number, label, value, advice } = finding;
  const reading = advice?.reading ?? null;
  const allowed = advice === undefined ? '' : describeAllowed(advice);
  const steps = advice?.steps ?? [];
  const handler = advice?.handler ?? null;
  const hasDetails = handler !== null || advice?.minutes != null || advice?.cost || advice?.manual;
  return (
    <Item id={findingId(number)} tabIndex={-1}>
      <Head>
        <b>{number}</b>
        <div>
          <h4>{label}</h4>
          {allowed !== '' && <p>{reading === null ? allowed : `${allowed}，${value.trim()}`}</p>}
        </div>
        <span data-part="measured">
          {reading === null ? (
            value.trim() || texts.noValue
          ) : (
            <>
              <strong>{formatReading(reading.value, '')}</strong> <span>{reading.unit}</span>
            </>
          )}
        </span>
      </Head>
      {advice !== undefined && (
        <Body>
          {reading !== null && <ReadingBar reading={reading} />}
          {steps.length > 0 && (
            <div>
              <h5>{texts.advice}</h5>
              <Steps role={listRole} aria-label={texts.steps(label)}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </Steps>
            </div>
          )}
          {hasDetails && (
            <Foot>
              {handler !== null && (
                <Tag tone={concernsSafety(finding) ? 'danger' : 'info'}>{remoteHandlers[handler]}</Tag>
              )}
              {advice.minutes !== null && <span>{texts.minutes(advice.minutes)}</span>}
              {advice.cost !== '' && <span>{advice.cost}</span>}
              {advice.manual !== '' && <span data-part="manual">{texts.manual(advice.manual)}</span>}
            </Foot>
          )}
        </Body>
      )}
    </Item>
  );
}

/** The abnormal items, each with the measured value, the remedy, and who may apply it. */
export function Findings({ findings }: { findings: readonly RemoteFinding[] }) {
  return (
    <List role={listRole} aria-label={texts.findings}>
      {findings.map((finding) => (
        <Finding key={finding.number} finding={finding} />
      ))}
    </List>
  );
}
