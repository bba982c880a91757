import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LiveFigure } from './LiveFigure.tsx';

const meta = {
  title: 'Data display/LiveFigure 实时数字',
  id: 'components-livefigure',
  component: LiveFigure,
  args: { label: '标识注册量', value: 12_846_390 },
  decorators: [
    (Story, { args }) => (
      <div style={{ padding: 24, background: args.ground === 'paper' ? undefined : 'var(--lima-bg-ink)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LiveFigure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const WithUnit: Story = { name: '带单位', args: { label: '接入企业', value: 1286, unit: '家' } };

export const Live: Story = { name: '实时更新', args: { label: '今日解析 · 每 5 秒更新', value: 184_207, live: true } };

export const Loading: Story = { name: '尚无数值', args: { value: null } };

export const Zero: Story = { name: '零', args: { label: '今日解析', value: 0 } };

export const OnPaper: Story = { name: '浅色底', args: { ground: 'paper', unit: '个' } };

function Counter() {
  const [value, setValue] = useState(999_998);
  return (
    <>
      <LiveFigure label="累计解析量" value={value} live />
      <Button variant="onInk" size="sm" style={{ marginTop: 16 }} onClick={() => setValue((now) => now + 3)}>
        再解析三次
      </Button>
    </>
  );
}

export const Rolls: Story = {
  name: '数值变化，位数增加',
  render: () => <Counter />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('999,998')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '再解析三次' }));
    await expect(canvas.getByText('1,000,001')).toBeInTheDocument();
    const button = canvas.getByRole('button', { name: '再解析三次' });
    await userEvent.unhover(button);
    button.blur();
  },
};
