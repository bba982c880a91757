import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Illustration } from '../Illustration/Illustration.tsx';
import { NewsRow } from './NewsRow.tsx';

const articles = [
  {
    title: '宁津健身器材产业带接入企业突破 1,200 家，整机赋码率达到 86%',
    time: '2026-05-18',
    category: '行业动态',
    summary: '从零散贴标到统一编码，产业带用三年时间完成主要整机产线的标识改造，关键部件同步上链。',
    drawing: 'factory',
  },
  {
    title: '商用跑步机单台能耗怎么算？一家工厂用标识把它算清楚了',
    time: '2026-05-14 09:30',
    category: '应用实践',
    summary: '以机身编码为主键，把焊接、喷涂、装配三段能耗分摊到每一台产品，单台均耗下降 11%。',
    drawing: 'treadmill',
  },
  {
    title: '从「一企一码」到「一物一码」：部件级标识的三个关键决策',
    time: '2026-05-09',
    category: '专家观点',
    summary: '编码粒度、赋码时机与数据授权，决定了追溯体系最终能走多远。',
    drawing: 'chain',
  },
] as const;

const meta = {
  title: 'Patterns/NewsRow 资讯条目',
  id: 'components-newsrow',
  component: NewsRow,
  args: {
    article: articles[0],
    picture: <Illustration name={articles[0].drawing} />,
    href: '/news/detail/1',
    style: { maxWidth: 832 },
  },
} satisfies Meta<typeof NewsRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const List: Story = {
  name: '列表',
  render: () => (
    <ul style={{ maxWidth: 832 }}>
      {articles.map((article, index) => (
        <NewsRow
          as="li"
          key={article.time}
          article={article}
          picture={<Illustration name={article.drawing} />}
          href={`/news/detail/${index + 1}`}
        />
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('2026-05-14')).toHaveAttribute('datetime', '2026-05-14 09:30');
  },
};

export const Focused: Story = {
  name: '聚焦：整行',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: articles[0].title })).toHaveFocus();
  },
};

export const Plain: Story = {
  name: '没有图片与摘要',
  args: { article: { title: '平台新增备件编码库', time: '2026-03-22', category: '', summary: '' }, picture: undefined },
};

export const LongTexts: Story = {
  name: '长标题与长摘要',
  args: {
    article: {
      ...articles[1],
      title:
        '力量器械行业数据模板发布，覆盖 8 类产品 312 个字段，统一承重、钢管规格与焊缝等级等字段口径，便于跨企业互认',
      summary: articles[1].summary.repeat(4),
    },
  },
};
