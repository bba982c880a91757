import { type MonitoringData, machineStates, monitoringLiveMs } from '@lima-id/domain';
import { AlertIcon } from '@lima-id/ui/icons';
import { Cells } from './CurrentFigures.styles.ts';
import { figureCells } from './figureCells.ts';
import { lastedTime, shortMinute, monitoringTexts as texts } from './texts.ts';

interface CurrentFiguresProps {
  data: MonitoringData;
  /** The platform's clock. */
  now: number;
  /** The newest reading says what the machine does now. */
  isLive: boolean;
}

function StateCell({ data: { current }, now, isLive }: CurrentFiguresProps) {
  const isOld = !isLive || current === null || now - current.at > monitoringLiveMs;
  if (current === null) {
    return (
      <div data-old="">
        <dt>{texts.lastState}</dt>
        <dd data-part="state">{texts.noState}</dd>
      </div>
    );
  }
  const { state, since, at } = current;
  const lasts = since === null ? texts.sinceLong : texts.since(shortMinute(since, now), lastedTime(now - since));
  return (
    <div data-old={isOld ? '' : undefined}>
      <dt>{isOld ? texts.lastState : texts.currentState}</dt>
      <dd data-part="state" data-state={isOld ? undefined : state}>
        {machineStates[state].current}
      </dd>
      <dd data-part="note">{isOld ? texts.reportedAt(shortMinute(at, now)) : lasts}</dd>
    </div>
  );
}

/** What the machine does, and its newest figures; grey when they are not of this minute. */
export function CurrentFigures(props: CurrentFiguresProps) {
  const { data, now, isLive } = props;
  return (
    <Cells>
      <StateCell {...props} />
      {figureCells(data.measures, now, isLive).map(({ label, figures, note, level, isOld }) => (
        <div key={label} data-old={isOld ? '' : undefined} data-level={level}>
          <dt>{label}</dt>
          <dd data-part="figures">
            {figures.map(({ name, text, unit }) => (
              <span key={name}>
                <b>{text}</b>
                {unit !== '' && <span>{unit}</span>}
              </span>
            ))}
          </dd>
          {note !== '' && (
            <dd data-part="note">
              {level !== 'ok' && <AlertIcon size={14} />}
              <span>{note}</span>
            </dd>
          )}
        </div>
      ))}
    </Cells>
  );
}
