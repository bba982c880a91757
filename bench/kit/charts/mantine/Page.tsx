import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { BarChart, DonutChart, LineChart } from '@mantine/charts';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { day, heights, shares, titles, total, unit, units, week } from '../../content/figures.ts';

const line = [{ name: 'value', label: unit, color: 'blue.6' }];
const tones = ['blue.9', 'blue.7', 'blue.5', 'blue.3', 'gray.4'];
const parts = shares.map(({ label, value }, index) => ({ name: label, value, color: tones[index] ?? 'gray.4' }));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Page() {
  return (
    <MantineProvider>
      <main className="page charts">
        <Part title={titles.day}>
          <LineChart h={heights.line} data={[...day]} dataKey="label" series={line} unit={unit} withDots={false} />
        </Part>
        <Part title={titles.week}>
          <LineChart h={heights.line} data={[...week]} dataKey="label" series={line} unit={unit} withDots={false} />
        </Part>
        <Part title={titles.units}>
          <BarChart
            h={heights.bar}
            data={[...units]}
            dataKey="label"
            series={line}
            unit={unit}
            valueFormatter={String}
            withBarValueLabel
          />
        </Part>
        <Part title={titles.shares}>
          <DonutChart
            h={heights.donut}
            size={186}
            data={parts}
            chartLabel={`${total.label} ${total.value}`}
            withLegend
          />
        </Part>
      </main>
    </MantineProvider>
  );
}
