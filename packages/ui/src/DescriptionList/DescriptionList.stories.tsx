import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data display/DescriptionList 描述列表',
  id: 'components-descriptionlist',
  component: DescriptionList,
  args: {
    items: [
      { label: '企业名称', value: '山东泰岳健身科技有限公司' },
      { label: '企业前缀', value: '88.118.001', face: 'code' },
      { label: '所属行业', value: '体育用品制造 / 健身器材制造' },
      {
        label: '企业简介',
        value: '专注商用有氧与力量器械 18 年，产品覆盖 40 余个国家和地区；2026 年起整机与三类关键部件全部赋码出厂。',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const LongValues: Story = {
  name: '长标签与长编码',
  args: {
    items: [
      { label: '统一社会信用代码', value: '91371422MA3EXAMPLE', face: 'code' },
      { label: '标识编码', value: '88.118.001/GT-2026-000123-SUPPLEMENT-REPLACEMENT-PART-0001', face: 'code' },
      { label: '注册时间', value: '2026-03-18 09:42', face: 'figure' },
    ],
  },
};
