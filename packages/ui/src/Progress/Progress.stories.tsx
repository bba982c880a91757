import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Column, Row } from '../testing/Ground.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress 进度条',
  id: 'components-progress',
  component: Progress,
  args: { label: '正在导入标识', value: 0.42 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['sm', 'md', 'lg'] as const;
const tones = [
  { tone: 'info', label: '正在生成标签' },
  { tone: 'success', label: '标签已生成' },
  { tone: 'warning', label: '存储空间快用完了' },
  { tone: 'danger', label: '导入失败，停在第 420 行' },
] as const;
const bar = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('progressbar', { name });

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const meter = bar(canvasElement, '正在导入标识');
    await expect(meter).toHaveAttribute('aria-valuenow', '42');
    await expect(meter).toHaveAttribute('aria-valuemin', '0');
    await expect(meter).toHaveAttribute('aria-valuemax', '100');
    await expect(within(canvasElement).getByText('42%')).toBeVisible();
  },
};

export const Sizes: Story = {
  name: '条：大小',
  render: () => (
    <Column>
      {sizes.map((size) => (
        <Progress key={size} size={size} label={`大小 ${size}`} value={0.64} />
      ))}
      <Progress label="还没有开始" value={0} />
      <Progress label="已完成" value={1} tone="success" />
    </Column>
  ),
};

export const Tones: Story = {
  name: '条：颜色',
  render: () => (
    <Column>
      {tones.map(({ tone, label }) => (
        <Progress key={tone} tone={tone} label={label} value={0.42} />
      ))}
    </Column>
  ),
};

export const Counted: Story = {
  name: '数到几个：value 与 max',
  args: { value: 320, max: 1000, valueText: '320 / 1,000 个' },
  play: async ({ canvasElement }) => {
    const meter = bar(canvasElement, '正在导入标识');
    await expect(meter).toHaveAttribute('aria-valuenow', '32');
    await expect(meter).toHaveAttribute('aria-valuetext', '320 / 1,000 个');
    await expect(within(canvasElement).queryByText('32%')).toBeNull();
  },
};

export const Indeterminate: Story = {
  name: '不知道还要多久',
  render: () => (
    <Column>
      <Progress label="正在核验企业信息" />
      <Progress label="正在读取文件" value={null} valueText="已读取 1,208 行" />
      {tones.slice(1).map(({ tone, label }) => (
        <Progress key={tone} tone={tone} label={label} />
      ))}
      <Row>
        {sizes.map((size) => (
          <Progress key={size} variant="circular" size={size} label={`正在核验（${size}）`} />
        ))}
      </Row>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement, '正在核验企业信息')).not.toHaveAttribute('aria-valuenow');
    await expect(bar(canvasElement, '正在读取文件')).toHaveAttribute('aria-valuetext', '已读取 1,208 行');
  },
};

export const Circular: Story = {
  name: '环',
  render: () => (
    <Column>
      <Row>
        {sizes.map((size) => (
          <Progress key={size} variant="circular" size={size} label="资料完整度" value={0.68} />
        ))}
      </Row>
      <Row>
        {tones.map(({ tone, label }, index) => (
          <Progress
            key={tone}
            variant="circular"
            tone={tone}
            label={label}
            labelHidden
            value={[0, 1, 0.87, 0.42][index]}
          />
        ))}
        {tones.map(({ tone, label }, index) => (
          <Progress
            key={tone}
            variant="circular"
            size="lg"
            tone={tone}
            label={`${label}（大）`}
            labelHidden
            value={[0.02, 1, 0.87, 0.42][index]}
          />
        ))}
      </Row>
      <Progress variant="circular" label="正在导入标识" value={320} max={1000} valueText="320 / 1,000 个" />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement, '标签已生成')).toHaveAttribute('aria-valuenow', '100');
    await expect(bar(canvasElement, '标签已生成')).toHaveTextContent('100%');
  },
};

export const Hidden: Story = {
  name: '不显示名称或数字',
  render: () => (
    <Column>
      <Progress label="营业执照.jpg 的上传" labelHidden value={0.68} />
      <Progress label="正在打开应用市场" labelHidden valueHidden value={0.3} />
      <Progress label="正在生成标签" valueHidden value={0.3} />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement, '营业执照.jpg 的上传')).toHaveAttribute('aria-valuenow', '68');
    await expect(within(canvasElement).queryByText('30%')).toBeNull();
  },
};

export const LongText: Story = {
  name: '长文字',
  args: {
    label: '正在为 2026 年 5 月第 3 批次的商用跑步机 GT-6 Pro 与椭圆机 EL-3 生成标识编码、标签文件与二维码图片',
    value: 128,
    max: 12_800,
    valueText: '128 / 12,800 个，还需约 20 分钟',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};

function Importing() {
  const [done, setDone] = useState(0);
  return (
    <Column>
      <Progress label="正在导入标识" value={done} max={7} />
      <Button size="sm" variant="secondary" onClick={() => setDone(done + 1)}>
        导入一批
      </Button>
    </Column>
  );
}

export const Moving: Story = {
  name: '前进，到完成才是 100%',
  render: () => <Importing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = canvas.getByRole('button', { name: '导入一批' });
    const meter = bar(canvasElement, '正在导入标识');
    for (const percent of ['14', '28', '42', '57', '71', '85', '100', '100']) {
      await userEvent.click(press);
      await expect(meter).toHaveAttribute('aria-valuenow', percent);
    }
    press.blur();
  },
};

export const RightToLeft: Story = {
  name: '从右到左的文字',
  render: () => (
    <div dir="rtl">
      <Column>
        <Progress label="正在导入标识" value={0.3} />
        <Progress variant="circular" label="正在导入标识（环）" value={0.3} />
      </Column>
    </div>
  ),
};
