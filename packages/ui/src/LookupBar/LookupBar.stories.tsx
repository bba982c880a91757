import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Ground } from '../testing/Ground.tsx';
import { LookupBar } from './LookupBar.tsx';

const treadmill = '88.118.001/GT-2026-000123';

const meta = {
  title: 'Identity/LookupBar 标识查询栏',
  id: 'components-lookupbar',
  component: LookupBar,
  args: { onLookup: fn(), onScan: fn(), onValueChange: fn() },
  decorators: [
    (Story) => (
      <Ground ground="paper">
        <Story />
      </Ground>
    ),
  ],
} satisfies Meta<typeof LookupBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Typed: Story = {
  name: '输入后回车',
  play: async ({ args, canvasElement }) => {
    const search = within(within(canvasElement).getByRole('search'));
    const field = search.getByRole('textbox', { name: '标识编码' });
    await userEvent.type(field, ` ${treadmill}{Enter}`);
    await expect(args.onLookup).toHaveBeenLastCalledWith(` ${treadmill}`);
    await expect(field).toHaveValue(` ${treadmill}`);
    await expect(field).toHaveFocus();
  },
};

export const Pasted: Story = {
  name: '粘贴二维码网址',
  play: async ({ args, canvasElement }) => {
    const address = 'https://example.cn/product_scene?identifier=88.118.001%2FGT-2026-000123';
    const field = within(canvasElement).getByRole('textbox', { name: '标识编码' });
    await userEvent.click(field);
    await userEvent.paste(address);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查询' }));
    await expect(args.onLookup).toHaveBeenLastCalledWith(address);
    field.blur();
  },
};

export const Scanned: Story = {
  name: '扫码',
  play: async ({ args, canvasElement }) => {
    const scan = within(canvasElement).getByRole('button', { name: '扫码查询' });
    await userEvent.click(scan);
    await expect(args.onScan).toHaveBeenCalledOnce();
    scan.blur();
  },
};

export const Cleared: Story = {
  name: '清除',
  args: { defaultValue: treadmill },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '标识编码' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清除' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '88.118');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(within(canvasElement).queryByRole('button', { name: '清除' })).toBeNull();
  },
};

export const Filled: Story = { name: '已填写', args: { defaultValue: treadmill } };

export const Busy: Story = {
  name: '查询中',
  args: { defaultValue: treadmill, loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '查询' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '标识编码' }), '{Enter}');
    await expect(args.onLookup).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: '错误',
  args: { defaultValue: '88.118.001', error: '标识编码缺少斜杠和对象码，请补全后重新查询' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('请补全后重新查询');
    const field = within(canvasElement).getByRole('textbox', { name: '标识编码' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('标识编码缺少斜杠和对象码，请补全后重新查询');
  },
};

export const Disabled: Story = { name: '禁用', args: { defaultValue: treadmill, disabled: true } };

export const WithoutScan: Story = { name: '不能扫码', args: { onScan: undefined } };

export const Compact: Story = { name: '紧凑', args: { size: 'sm' } };

/** Pixels between the centre of the look-up button and the centre of what is seen in it. */
function offCentre(canvasElement: HTMLElement): number {
  const button = within(canvasElement).getByRole('button', { name: '查询' });
  const seen = [...button.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 1);
  const left = Math.min(...seen.map((box) => box.left));
  const right = Math.max(...seen.map((box) => box.right));
  const outer = button.getBoundingClientRect();
  return Math.abs(outer.left + outer.right - left - right) / 2;
}

export const CompactFilled: Story = {
  name: '紧凑，已填写',
  args: { size: 'sm', defaultValue: treadmill },
  play: async ({ canvasElement }) => {
    await expect(offCentre(canvasElement)).toBeLessThan(1);
  },
};

export const CompactBusy: Story = {
  name: '紧凑，查询中',
  args: { size: 'sm', defaultValue: treadmill, loading: true },
};

export const CompactFramed: Story = {
  name: '紧凑，带取景框',
  args: { size: 'sm', framed: true, defaultValue: treadmill },
};

export const CompactFailed: Story = {
  name: '紧凑，错误',
  args: {
    size: 'sm',
    onScan: undefined,
    defaultValue: treadmill,
    error: '未查询到该标识，请核对后重新查询',
  },
};

export const OnInk: Story = {
  name: '深底',
  render: (args) => (
    <Ground>
      <LookupBar {...args} ground="ink" defaultValue={treadmill} />
    </Ground>
  ),
};

export const Controlled: Story = {
  name: '由外部保存文字',
  render: function Render(args) {
    const [value, setValue] = useState('');
    return <LookupBar {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '标识编码' });
    await userEvent.type(field, 'gt-2026{Enter}');
    await expect(args.onLookup).toHaveBeenLastCalledWith('gt-2026');
  },
};

export const LongText: Story = {
  name: '长文字',
  args: { defaultValue: `https://example.cn/product_scene?identifier=88.118.001%2F${'GT-2026-000123-'.repeat(6)}A` },
};
