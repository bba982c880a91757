import { type AxisKind, axisLabel, chooseValueAxis, readChinaTime, type Trend } from '@lima-id/domain';
import { ThemeProvider } from '@lima-id/ui';
import { BarByUnit, ShareDonut, TrendLine } from '@lima-id/ui/charts';
import { day, type Figure, heights, shares, titles, total, unit, units, week } from '../../content/figures.ts';

const hourMs = 3_600_000;
const start = readChinaTime('2026-05-05 00:00') ?? 0;

/** Line of hourly values; `tickHours` is the distance between ticks. */
function hourly(kind: AxisKind, figures: readonly Figure[], tickHours: number): Trend {
  const slots = figures.map((_, hour) => start + hour * hourMs);
  const ticks = slots
    .filter((_, hour) => hour % tickHours === 0)
    .map((value) => ({ value, label: axisLabel(kind, value) }));
  return {
    axis: { kind, slots, ticks },
    valueAxis: chooseValueAxis(figures.map(({ value }) => value)),
    points: figures.map(({ value }, hour) => ({ at: start + hour * hourMs, value })),
  };
}

const today = hourly('hour', day, 4);
const thisWeek = hourly('dateTime', week, 24);
const named = (figures: readonly Figure[]) => figures.map(({ label, value }) => ({ name: label, value }));

export function Page() {
  return (
    <ThemeProvider>
      <main className="page charts">
        <TrendLine title={titles.day} unit={unit} lines={[{ name: titles.day, trend: today }]} height={heights.line} />
        <TrendLine
          title={titles.week}
          unit={unit}
          lines={[{ name: titles.week, trend: thisWeek }]}
          height={heights.line}
        />
        <BarByUnit title={titles.units} unit={unit} units={named(units)} direction="vertical" height={heights.bar} />
        <ShareDonut
          title={titles.shares}
          unit={unit}
          parts={named(shares)}
          centerLabel={total.label}
          centerValue={total.value}
        />
      </main>
    </ThemeProvider>
  );
}
