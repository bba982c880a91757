import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { Ground } from '../testing/Ground.tsx';
import { SectionHead } from './SectionHead.tsx';

const meta = {
  title: 'Patterns/SectionHead 区块标题',
  id: 'components-sectionhead',
  component: SectionHead,
  args: { index: '01', label: '标识解析', title: '一次扫码，编码逐段找到它的主人' },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithText: Story = {
  name: '带说明',
  args: {
    text: '标识解析像工业领域的「门牌号查询」：编码从左到右逐级识别，一段对应一级节点，最后一段对应一个对象。',
  },
};

export const WithAction: Story = {
  name: '带链接',
  args: {
    index: '04',
    label: '解决方案',
    title: '从一台设备到一个行业',
    action: (
      <Button variant="text" flush iconAfter={<ArrowRightIcon size={16} />}>
        查看全部
      </Button>
    ),
  },
};

export const OnInk: Story = {
  name: '深底',
  args: {
    ground: 'ink',
    index: '03',
    label: '能力',
    title: '一个码，六种能力',
    text: '编码贯穿研发、生产、流通与服务。',
  },
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
};

export const LongText: Story = {
  name: '长文字',
  args: { title: '健身器材行业的每一台设备、每一个部件、每一次维保，都从同一个编码开始查起' },
};
