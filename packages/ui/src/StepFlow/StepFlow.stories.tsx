import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CheckIcon, QrCodeIcon, ScanIcon, SearchIcon, SettingsIcon } from '../icons/icons.tsx';
import { Column, Ground } from '../testing/Ground.tsx';
import { type FlowStep, StepFlow } from './StepFlow.tsx';

const icons = [ScanIcon, SearchIcon, SettingsIcon, QrCodeIcon, CheckIcon];
const code = <span style={{ fontFamily: 'var(--lima-font-code)' }}>88.118.001/GT-2026-000123</span>;

const resolution: FlowStep[] = [
  { title: '扫码', figure: '0 ms', text: '读取机身铭牌二维码，得到完整标识编码' },
  { title: '国家顶级节点', figure: '42 ms', text: '识别「88」，找到归属的行业节点' },
  { title: '行业二级节点', figure: '96 ms', text: '识别「118」，定位健身器材行业目录' },
  { title: '企业节点', figure: '158 ms', text: '识别「001」，向企业标识服务请求数据' },
  { title: '返回对象档案', figure: '280 ms', text: '按「对象码」返回这台器材的产品与场景数据', goal: true },
].map((step, index) => {
  const Icon = icons[index] ?? ScanIcon;
  return { ...step, icon: <Icon size={32} />, detail: code };
});

const joining: FlowStep[] = [
  { title: '提交申请', text: '填写企业与联系人信息' },
  { title: '资质审核', text: '5 个工作日内答复' },
  { title: '签订协议', text: '确定合作类型与区域' },
  { title: '开始合作', text: '培训、上架与联合推广', goal: true },
];

const caseSteps: FlowStep[] = [
  { title: '补码建档', text: '9,400 台器材 3 周完成' },
  { title: '扫码盘点', text: '单店 40 分钟，无需停业' },
  { title: '周期点检', text: '按器材类型自动生成计划' },
  { title: '报修派单', text: '按编码匹配备件与工程师' },
];

const meta = {
  title: 'Patterns/StepFlow 步骤流程',
  id: 'components-stepflow',
  component: StepFlow,
  args: { steps: resolution },
} satisfies Meta<typeof StepFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('heading', { level: 3, name: '返回对象档案' })).toBeVisible();
  },
};

export const Numbered: Story = {
  name: '数字',
  args: { steps: joining, headingLevel: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 4 })).toHaveLength(4);
  },
};

export const Brackets: Story = { name: '括线', args: { steps: caseSteps, variant: 'bracket' } };

export const OnInk: Story = {
  name: '深底',
  render: () => (
    <Ground>
      <Column>
        <StepFlow steps={caseSteps.slice(0, 3)} variant="bracket" ground="ink" />
        <StepFlow steps={joining} ground="ink" />
      </Column>
    </Ground>
  ),
};

export const Two: Story = { name: '两步', args: { steps: joining.slice(2) } };

export const LongTexts: Story = {
  name: '长文字',
  args: {
    steps: joining.map((step) => ({
      ...step,
      title: `${step.title}并等待平台工作人员与您联系确认`,
      text: '请准备营业执照、法定代表人证件与近一年的业绩说明；资料不全时我们会在一个工作日内告知需要补充的内容。',
    })),
  },
};
