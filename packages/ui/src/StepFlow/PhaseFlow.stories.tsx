import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PhaseFlow } from './PhaseFlow.tsx';

const meta = {
  title: 'Patterns/PhaseFlow 分阶段流程',
  id: 'components-phaseflow',
  component: PhaseFlow,
  args: {
    phases: [
      { title: '前期沟通', note: '约 1 周', steps: ['需求访谈', '现场勘察'] },
      { title: '方案实施', note: '4-6 周', steps: ['编码规则设计', '节点与系统对接', '工位改造', '试运行'] },
      { title: '持续运营', note: '长期', steps: ['培训交付', '季度复盘'] },
    ],
  },
} satisfies Meta<typeof PhaseFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const phases = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(phases.map((phase) => phase.textContent)).toEqual(['前期沟通', '方案实施', '持续运营']);
    // The numbering continues across lists, also for assistive technology.
    await expect([...canvasElement.querySelectorAll('ol ol')].map((list) => (list as HTMLOListElement).start)).toEqual([
      1, 3, 7,
    ]);
  },
};

export const Uneven: Story = {
  name: '单数步骤，没有时长',
  args: {
    phases: [
      { title: '准备', steps: ['盘点存量器材'] },
      { title: '赋码', steps: ['制定编码规则', '打印标签', '总装末端贴码', '扫码激活', '抽检复核'] },
    ],
  },
};

export const LongTexts: Story = {
  name: '长文字',
  args: {
    phases: [
      {
        title: '前期沟通与可行性评估',
        note: '约 1 周，视现场条件而定',
        steps: ['与生产、质量和信息部门分别访谈', '现场勘察'],
      },
      { title: '方案实施', note: '4-6 周', steps: ['编码规则设计与行业数据模板对照', '节点与系统对接', '工位改造'] },
    ],
  },
};
