import { type AssetRun, runHours, runKilometres } from '@lima-id/domain';
import { Skeleton } from '@lima-id/ui';
import { lazy, Suspense } from 'react';
import { Nothing } from './Panel.styles.ts';
import { Panel } from './Panel.tsx';
import { Totals } from './RunPanel.styles.ts';
import { runChartHeightPx } from './runChartHeight.ts';

const RunChart = lazy(() => import('./RunChart.tsx'));

/** Running hours in total, and of each of the last days as bars or as a table. */
export function RunPanel({ run }: { run: AssetRun }) {
  return (
    <Panel title="累计运行">
      {run.days.length === 0 ? (
        <Nothing>该设备没有运行数据</Nothing>
      ) : (
        <>
          <Totals>
            <p>
              <b>{runHours(run.minutes).toLocaleString('zh-CN')}</b> 小时
            </p>
            {run.metres !== null && (
              <p>
                <b>{runKilometres(run.metres).toLocaleString('zh-CN')}</b> km
              </p>
            )}
          </Totals>
          <Suspense fallback={<Skeleton height={runChartHeightPx} />}>
            <RunChart days={run.days} />
          </Suspense>
        </>
      )}
    </Panel>
  );
}
