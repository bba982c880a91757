import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CardGrid } from '../ProductCard/CardGrid.tsx';
import { CaseCard, type CaseCardProps } from './CaseCard.tsx';

const asset: CaseCardProps['cooperationCase'] = {
  name: '资产管理',
  title: '126 家门店、9,400 台器材，一本账管清楚',
  subtitle: '某连锁健身集团以标识编码重建设备台账，采购、盘点、点检、报废全程扫码。',
  imageUrl: '/illustrations/rack.svg',
  figures: [
    { value: '72%', label: '年度盘点用时', trend: 'fall' },
    { value: '31%', label: '器材可用率', trend: 'rise' },
    { value: '126', label: '接入门店' },
  ],
};

const cases: CaseCardProps['cooperationCase'][] = [
  asset,
  {
    name: '工厂孪生',
    title: '发动机工厂数字孪生',
    subtitle: '以工位编码串起设备、物料与人员。',
    imageUrl: '/illustrations/engine.svg',
    figures: [
      { value: '23%', label: '停机时间', trend: 'fall' },
      { value: '14%', label: '产线节拍', trend: 'rise' },
      { value: '9%', label: '单台能耗', trend: 'fall' },
    ],
  },
  {
    name: '智慧灯杆',
    title: '3,200 根灯杆一杆一码',
    subtitle: '报修扫码直达责任单位。',
    imageUrl: '/illustrations/lamp.svg',
  },
];

const meta = {
  title: 'Patterns/CaseCard 案例卡片',
  id: 'components-casecard',
  component: CaseCard,
  args: { cooperationCase: asset, href: '/cooperation_case/detail/7', style: { maxWidth: 384 } },
} satisfies Meta<typeof CaseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const Grid: Story = {
  name: '三列，手机一列',
  render: () => (
    <CardGrid columns={3} phoneColumns={1}>
      {cases.map((one, index) => (
        <CaseCard as="li" key={one.name} cooperationCase={one} href={`/cooperation_case/detail/${index + 1}`} />
      ))}
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: '3,200 根灯杆一杆一码' })).toHaveAttribute(
      'href',
      '/cooperation_case/detail/3',
    );
  },
};

export const Focused: Story = {
  name: '聚焦',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: asset.title })).toHaveFocus();
  },
};

export const LongTexts: Story = {
  name: '长文字、没有图片',
  args: {
    cooperationCase: {
      ...asset,
      title: '从危险废物产生、转移到处置全程一码到底，覆盖全市 412 家产废单位与 19 家处置企业',
      subtitle: `${asset.subtitle}${asset.subtitle}`,
      imageUrl: '',
      figures: [
        { value: '1,284,000', label: '转移联单', trend: 'rise' },
        { value: '72%', label: '人工核对与补录联单的用时', trend: 'fall' },
        { value: '412', label: '产废单位' },
      ],
    },
  },
};
