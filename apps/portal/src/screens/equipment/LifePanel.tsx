import { type AssetRecord, assetLife, assetStages, serviceLife } from '@lima-id/domain';
import { listRole, VisuallyHidden } from '@lima-id/ui';
import { Line, Step } from './LifePanel.styles.ts';
import { lifeNote, statusWords, stepLines } from './lifeWords.ts';
import { Panel } from './Panel.tsx';

/** The life of a device as six brackets: past, current and future stages. */
export function LifePanel({ asset, today }: { asset: AssetRecord; today: string }) {
  return (
    <Panel title="生命周期" note={lifeNote(asset, serviceLife(asset, today))}>
      <Line role={listRole}>
        {assetLife(asset, today).map((step) => {
          const [first, second] = stepLines(step, asset, today);
          const { stage, status } = step;
          return (
            <Step key={stage} data-status={status} aria-current={status === 'current' ? 'step' : undefined}>
              <h3>
                <span>{assetStages[stage]}</span>
                <VisuallyHidden>{`（${statusWords[status]}）`}</VisuallyHidden>
              </h3>
              <p>{first}</p>
              {second !== '' && <p data-part="note">{second}</p>}
            </Step>
          );
        })}
      </Line>
    </Panel>
  );
}
