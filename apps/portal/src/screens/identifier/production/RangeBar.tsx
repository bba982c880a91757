import { customQuickTime, type ProductionState, quickTime, quickTimeNames } from '@lima-id/domain';
import { DateRangePicker, TabPanel } from '@lima-id/ui';
import { type ReactNode, useState } from 'react';
import { serverTime } from '../../../shared/clock/serverTime.ts';
import { Switch } from './RangeBar.styles.ts';
import type { Production } from './useProduction.ts';

const items = quickTime.options.map((value) => ({ value, label: quickTimeNames[value] }));

interface RangeBarProps {
  state: ProductionState;
  choose: Production['choose'];
  /** What stands below: `refused` when the days above are no range, and no figures can be of them. */
  children: (refused: boolean) => ReactNode;
}

/**
 * Chooses the range of what stands below it: today, this week, this month, or days of the visitor's choice. 自定义 alone
 * asks for nothing yet: it empties the days, to be chosen. A visitor who empties them by hand does the same.
 */
export function RangeBar({ state, choose, children }: RangeBarProps) {
  const [choosing, setChoosing] = useState(false);
  const [refused, setRefused] = useState(false);
  // What was typed and refused belongs to the range that was shown then: another one begins with its own days.
  const [turns, setTurns] = useState(0);
  const current = choosing || refused ? customQuickTime : state.quickTime;

  function turnTo(value: string) {
    const chosen = quickTime.options.find((option) => option === value);
    setTurns(turns + 1);
    setRefused(false);
    setChoosing(chosen === customQuickTime && state.quickTime !== customQuickTime);
    if (chosen === undefined || chosen === customQuickTime) return;
    choose({ type: 'quickTimeChosen', quickTime: chosen, now: serverTime() });
  }

  return (
    <Switch items={items} label="时间范围" variant="segment" value={current} onValueChange={turnTo}>
      <DateRangePicker
        key={turns}
        label="自定义时间"
        labelHidden
        {...(choosing ? { description: '请选择开始与结束日期，最多三个月。' } : {})}
        value={choosing ? null : { startTime: state.startTime, endTime: state.endTime }}
        onRefusal={(sentence) => setRefused(sentence !== '')}
        onValueChange={(range) => {
          setChoosing(range === null);
          if (range !== null) choose({ type: 'customChosen', range });
        }}
      />
      <TabPanel value={current}>{children(refused)}</TabPanel>
    </Switch>
  );
}
