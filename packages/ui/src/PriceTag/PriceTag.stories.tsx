import { durationUnit } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Column, Row } from '../testing/Ground.tsx';
import { PriceTag } from './PriceTag.tsx';

const meta = {
  title: 'Data display/PriceTag 价格',
  id: 'components-pricetag',
  component: PriceTag,
  args: { priceFen: 280_000, per: 'year' },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const Sizes: Story = {
  name: '卡片、详情、订单',
  render: () => (
    <Column>
      <PriceTag priceFen={280_000} per="year" />
      <PriceTag priceFen={280_000} per={{ duration: 1, durationUnit: 'year' }} variant="detail" />
      <PriceTag priceFen={280_000} variant="order" />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('¥ 2,800')).toBeVisible();
    await expect(canvas.getAllByText('¥ 2,800.00')).toHaveLength(2);
  },
};

export const Units: Story = {
  name: '每一种计价单位',
  render: () => (
    <Row>
      {durationUnit.options.map((unit) => (
        <PriceTag key={unit} priceFen={98_000} per={unit} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const spoken of ['980元，每年', '980元，每月', '980元，永久']) {
      await expect(canvas.getByText(spoken)).toBeInTheDocument();
    }
  },
};

export const Durations: Story = {
  name: '一段时长的价格',
  render: () => (
    <Row>
      <PriceTag priceFen={24_000} per={{ duration: 3, durationUnit: 'month' }} variant="detail" />
      <PriceTag priceFen={560_000} per={{ duration: 2, durationUnit: 'year' }} variant="detail" />
      <PriceTag priceFen={1_980_000} per={{ duration: 1, durationUnit: 'lifetime' }} variant="detail" />
    </Row>
  ),
};

export const Words: Story = {
  name: '面议、未知与免费',
  render: () => (
    <Column>
      <Row>
        <PriceTag priceFen={280_000} negotiable={true} per="year" />
        <PriceTag priceFen={null} per="year" />
        <PriceTag priceFen={0} per="year" />
      </Row>
      <Row>
        <PriceTag priceFen={280_000} negotiable={true} variant="detail" />
        <PriceTag priceFen={0} variant="detail" />
        <PriceTag priceFen={0} variant="order" />
      </Row>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('价格面议')).toHaveLength(3);
    await expect(canvas.getAllByText('免费')).toHaveLength(3);
  },
};

export const Reduced: Story = {
  name: '划去的原价',
  render: () => (
    <Column>
      <PriceTag priceFen={224_000} originalFen={280_000} per="year" />
      <PriceTag priceFen={224_050} originalFen={280_000} per="year" variant="detail" />
      <PriceTag priceFen={280_000} originalFen={280_000} per="year" />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('原价2,800元')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('s')).toHaveLength(2);
  },
};

export const Narrow: Story = {
  name: '很窄的地方',
  render: () => (
    <div style={{ width: 96 }}>
      <PriceTag priceFen={123_456_789} originalFen={200_000_000} per="year" />
    </div>
  ),
};
