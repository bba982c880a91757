import { Column, Line, Pie } from '@ant-design/plots';
import type { ReactNode } from 'react';
import { day, heights, shares, titles, total, unit, units, week } from '../../content/figures.ts';

// Animations off: the other two libraries draw at once.
const animate = false;
const axis = { x: { labelAutoRotate: false, labelAutoHide: true } };
const tooltip = { items: [{ channel: 'y', name: unit }] };

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
    <main className="page charts">
      <Part title={titles.day}>
        <Line
          height={heights.line}
          data={day}
          xField="label"
          yField="value"
          axis={axis}
          tooltip={tooltip}
          animate={animate}
        />
      </Part>
      <Part title={titles.week}>
        <Line
          height={heights.line}
          data={week}
          xField="label"
          yField="value"
          axis={axis}
          tooltip={tooltip}
          animate={animate}
        />
      </Part>
      <Part title={titles.units}>
        <Column
          height={heights.bar}
          data={units}
          xField="label"
          yField="value"
          label={{ text: 'value', position: 'top', dy: -16 }}
          tooltip={tooltip}
          animate={animate}
        />
      </Part>
      <Part title={titles.shares}>
        <Pie
          height={heights.donut}
          data={shares}
          angleField="value"
          colorField="label"
          innerRadius={0.7}
          annotations={[
            {
              type: 'text',
              style: { text: `${total.label} ${total.value}`, x: '50%', y: '50%', textAlign: 'center' },
            },
          ]}
          animate={animate}
        />
      </Part>
    </main>
  );
}
