import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Illustration } from '../Illustration/Illustration.tsx';
import { CardGrid } from '../ProductCard/CardGrid.tsx';
import { SolutionCard } from './SolutionCard.tsx';

const solutions = [
  ['健身器材全生命周期追溯方案', '从来料到维保，关键工序绑定机身编码', 'factory', ['整机厂', '全流程']],
  ['智能产线与能耗管理方案', '工位级采集能耗、节拍与异常', 'robot-cell', ['车间', '能耗']],
  ['场馆设备资产运维方案', '一套台账管住所有门店', 'asset', ['连锁场馆', '运维']],
  ['产业链协同方案', '订单、批次与交付按标识对齐', 'chain', ['供应商', '主机厂']],
  ['质量检验与召回管理方案', '召回范围从整批缩小到单台', 'camera-inspection', ['质量', '召回']],
  ['防伪与渠道管控方案', '扫码验真，窜货可查', 'phone-scan', ['品牌商', '渠道']],
].map(([title, subtitle, drawing, tags], index) => ({
  id: index + 2,
  tags: tags as string[],
  solution: { title: String(title), subtitle: String(subtitle), bannerUrl: `/illustrations/${String(drawing)}.svg` },
}));

const meta = {
  title: 'Patterns/SolutionCard 方案卡片',
  id: 'components-solutioncard',
  component: SolutionCard,
  args: {
    href: '/solution/2',
    tags: ['整机厂', '全流程'],
    solution: {
      title: '健身器材全生命周期追溯方案',
      subtitle: '从来料到维保，关键工序绑定机身编码',
      bannerUrl: '/illustrations/factory.svg',
    },
    style: { maxWidth: 384 },
  },
} satisfies Meta<typeof SolutionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const Grid: Story = {
  name: '三列，手机两列，新标签页打开',
  render: () => (
    <CardGrid columns={3}>
      {solutions.map(({ id, tags, solution }) => (
        <SolutionCard as="li" newTab key={id} href={`/solution/${id}`} tags={tags} solution={solution} />
      ))}
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '产业链协同方案 （在新标签页打开）' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', '/solution/5');
  },
};

export const Three: Story = {
  name: '首页三张，一张在深底',
  render: () => (
    <CardGrid columns={3} phoneColumns={1}>
      {solutions.slice(0, 3).map(({ id, tags, solution }, index) => (
        <SolutionCard
          as="li"
          key={id}
          size="lg"
          href={`/solution/${id}`}
          ground={index === 0 ? 'ink' : 'paper'}
          picture={index === 0 ? <Illustration name="factory" ground="ink" /> : undefined}
          tags={tags}
          solution={solution}
        />
      ))}
    </CardGrid>
  ),
};

export const Focused: Story = {
  name: '聚焦',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '健身器材全生命周期追溯方案' })).toHaveFocus();
  },
};

export const Plain: Story = {
  name: '没有标签、副标题与图片',
  args: { tags: undefined, solution: { title: '防伪与渠道管控方案', subtitle: '', bannerUrl: '' } },
};

export const LongTexts: Story = {
  name: '长文字',
  args: {
    tags: ['面向多工厂协同的大型整机制造企业与其全部供应商', '全流程'],
    solution: {
      title: '健身器材全生命周期追溯、质量检验与召回管理一体化解决方案',
      subtitle:
        '从来料、焊接、喷涂到装配、发运、维保，关键工序全部绑定到机身编码，召回范围从整批缩小到单台，全程可查。',
      bannerUrl: '/illustrations/factory.svg',
    },
  },
};
