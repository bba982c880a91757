import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Patterns/Banner 页面横幅',
  id: 'components-banner',
  component: Banner,
  args: {
    title: '行业资讯',
    text: '政策、标准与一线实践，关注器材上的每一个码。',
    picture: <Illustration name="partner-blocks" width={320} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Large: Story = {
  name: '纸面，带操作',
  args: {
    size: 'lg',
    title: '一起把一条产业链，\n编进同一套码里',
    text: '面向软件商、设备商与渠道伙伴开放标识能力、行业数据模板与客户机会。',
    actions: (
      <>
        <Button size="lg">立即加入</Button>
        <ButtonLink size="lg" variant="secondary" href="#types">
          了解合作类型
        </ButtonLink>
      </>
    ),
    picture: <Illustration name="partner-blocks" width={460} />,
  },
};

export const Medium: Story = {
  name: '纸面，中等高度',
  args: {
    size: 'md',
    title: '让每一台器材都有据可查',
    text: '力码由一群做标识解析与健身器材制造的人共同创立，\n总部位于山东宁津。',
    picture: <Illustration name="factory" width={348} />,
  },
};

export const TextOnly: Story = {
  name: '只有文字',
  args: {
    variant: 'slim',
    title: '开发文档',
    text: '接入指南、接口说明与对接示例，均可在线查看或下载。',
    picture: undefined,
  },
};

export const OnInk: Story = {
  name: '墨底',
  args: {
    ground: 'ink',
    variant: 'catalogue',
    above: (
      <>
        <Tag>整机厂</Tag>
        <Tag>全流程</Tag>
      </>
    ),
    title: '健身器材全生命周期追溯方案',
    text: '从来料、焊接、喷涂到装配、发运、维保，关键工序全部绑定到机身编码，召回范围从整批缩小到单台。',
    actions: (
      <>
        <Button size="lg">立即咨询</Button>
        <Button size="lg" variant="onInk">
          立即试用
        </Button>
      </>
    ),
    picture: <Illustration name="factory" ground="ink" width={380} />,
  },
};

export const ThreeActions: Story = {
  name: '三个操作',
  args: {
    size: 'md',
    picture: undefined,
    actions: (
      <>
        <Button>立即购买</Button>
        <Button variant="secondary">免费试用</Button>
        <Button variant="secondary">产品咨询</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  name: '长文字',
  args: {
    above: <Breadcrumb items={[{ label: '解决方案', href: '/solution' }, { label: '全生命周期追溯' }]} />,
    title: '健身器材整机与关键零部件全生命周期质量追溯与售后召回一体化解决方案',
    text: '从来料、焊接、喷涂到装配、发运、维保，关键工序全部绑定到机身编码，召回范围从整批缩小到单台；经销商、维修网点与监管部门按授权查看各自需要的字段。',
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    const region = within(canvasElement).getByRole('region', { name: /一体化解决方案$/ });
    await expect(region).toContainElement(title);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
