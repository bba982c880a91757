import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { QrCodeIcon, ShieldIcon, WrenchIcon } from '../icons/icons.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Column, Ground } from '../testing/Ground.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const questions: AccordionItem[] = [
  {
    value: 'time',
    title: '申请企业标识前缀需要多久？',
    content: <p>资料齐全时一般需要 3 个工作日。审核结果会以短信通知联系人，未通过时会写明原因，修改后可以再次提交。</p>,
  },
  {
    value: 'cost',
    title: '注册前缀要收费吗？',
    content: <p>前缀注册与标识登记不收费。购买应用、打印标签等服务按各自的价格收取。</p>,
  },
  {
    value: 'old',
    title: '没有标签的旧设备怎么办？',
    content: (
      <>
        <p>在企业控制台补登设备，打印耐磨标签后贴在机架铭牌旁。</p>
        <p id="battery">带锂电池的设备请把标签贴在远离电池的一侧。</p>
      </>
    ),
  },
  {
    value: 'unknown',
    title: '扫码后提示“未查询到该标识”是什么原因？',
    content: <p>请核对编码，注意区分字母 O 与数字 0；刚登记的标识最多 5 分钟后可以查询。</p>,
  },
];

const meta = {
  title: 'Data display/Accordion 折叠面板',
  id: 'components-accordion',
  component: Accordion,
  args: { items: questions, onValueChange: fn() },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const toggle = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name });
const isShown = (text: RegExp) => screen.getByText(text).checkVisibility();

/** Leaves the picture without a focus ring. */
function blur() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args, canvasElement }) => {
    const [time, cost] = ['申请企业标识前缀需要多久？', '注册前缀要收费吗？'].map((name) =>
      toggle(canvasElement, name),
    );
    if (time === undefined || cost === undefined) throw new Error('Two questions are missing');
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(questions.length);
    await expect(isShown(/3 个工作日/)).toBe(false);
    await userEvent.click(time);
    await expect(time).toHaveAttribute('aria-expanded', 'true');
    await expect(isShown(/3 个工作日/)).toBe(true);
    await expect(within(canvasElement).getByRole('region', { name: '申请企业标识前缀需要多久？' })).toBeVisible();
    await userEvent.click(cost);
    // One at a time.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cost']);
    await expect(isShown(/3 个工作日/)).toBe(false);
    await userEvent.click(cost);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(time);
    blur();
  },
};

export const Multiple: Story = {
  name: '可以同时展开多项',
  args: { type: 'multiple', defaultValue: ['time'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(toggle(canvasElement, '注册前缀要收费吗？'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['time', 'cost']);
    await expect(isShown(/3 个工作日/)).toBe(true);
    await expect(isShown(/不收费/)).toBe(true);
    blur();
  },
};

export const AlwaysOne: Story = {
  name: '总有一项展开',
  args: { collapsible: false },
  play: async ({ args, canvasElement }) => {
    const first = toggle(canvasElement, '申请企业标识前缀需要多久？');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(toggle(canvasElement, '注册前缀要收费吗？'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cost']);
    await expect(first).not.toHaveAttribute('aria-disabled');
    blur();
  },
};

export const Keyboard: Story = {
  name: '键盘：上下箭头、Home、End 移动，回车展开',
  args: { items: questions.map((item, index) => ({ ...item, disabled: index === 1 })) },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(toggle(canvasElement, '申请企业标识前缀需要多久？')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    // The disabled one is passed over.
    await expect(toggle(canvasElement, '没有标签的旧设备怎么办？')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(toggle(canvasElement, '扫码后提示“未查询到该标识”是什么原因？')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(toggle(canvasElement, '申请企业标识前缀需要多久？')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['time']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const Disabled: Story = {
  name: '有不可展开的项',
  args: {
    type: 'multiple',
    defaultValue: ['cost'],
    items: questions.map((item, index) => ({ ...item, disabled: index < 2 })),
  },
  play: async ({ args, canvasElement }) => {
    await expect(toggle(canvasElement, '申请企业标识前缀需要多久？')).toBeDisabled();
    // It was open, and stays so.
    await userEvent.click(toggle(canvasElement, '注册前缀要收费吗？'));
    await expect(isShown(/不收费/)).toBe(true);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    // A search would not be able to open it.
    await expect(
      within(canvasElement)
        .getByText(/3 个工作日/)
        .closest('[hidden]'),
    ).toHaveAttribute('hidden', '');
  },
};

export const Sizes: Story = {
  name: '三种字号',
  render: (args) => (
    <Column>
      {(['sm', 'md', 'lg'] as const).map((size, index) => (
        <Accordion
          {...args}
          key={size}
          size={size}
          items={questions.slice(index, index + 2)}
          defaultValue={[questions[index]?.value ?? '']}
        />
      ))}
    </Column>
  ),
};

const parts: AccordionItem[] = [
  { value: 'label', title: '标识与标签', icon: <QrCodeIcon />, note: '3 项', content: <p>铭牌、二维码、防伪涂层。</p> },
  { value: 'repair', title: '维修记录', icon: <WrenchIcon />, note: '12 条', content: <p>更换跑带，校准速度。</p> },
  {
    value: 'warranty',
    title: '质保',
    icon: <ShieldIcon />,
    note: '至 2028-05-18',
    content: <p>整机三年，电机五年。</p>,
  },
];

export const Box: Story = {
  name: '白底边框，带图标和附注',
  args: { items: parts, variant: 'box', defaultValue: ['repair'], headingLevel: 2 },
  render: (args) => (
    <Ground ground="paper">
      <Accordion {...args} />
    </Ground>
  ),
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 2, name: /维修记录.*12 条/ });
    await expect(within(heading).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};

function Outside(props: { onValueChange?: ((value: string[]) => void) | undefined }) {
  const [value, setValue] = useState<string[]>(['old']);
  return (
    <Column>
      <Button size="sm" variant="secondary" onClick={() => setValue(['unknown'])}>
        查看扫码问题
      </Button>
      <Accordion
        items={questions}
        value={value}
        onValueChange={(next) => {
          props.onValueChange?.(next);
          // What was asked for last may not be closed by another.
          if (next.length > 0) setValue(next);
        }}
      />
    </Column>
  );
}

export const Controlled: Story = {
  name: '由外部决定',
  render: ({ onValueChange }) => <Outside onValueChange={onValueChange} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(toggle(canvasElement, '没有标签的旧设备怎么办？'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(isShown(/补登设备/)).toBe(true);
    await userEvent.click(toggle(canvasElement, '查看扫码问题'));
    await expect(isShown(/区分字母 O/)).toBe(true);
    await expect(isShown(/补登设备/)).toBe(false);
    blur();
  },
};

export const Found: Story = {
  name: '指向收起内容的链接，与页内查找一样，会把它展开',
  args: { defaultValue: ['time'] },
  play: async ({ args, canvasElement }) => {
    const text = within(canvasElement).getByText(/远离电池/);
    await expect(text.closest('[hidden]')).toHaveAttribute('hidden', 'until-found');
    const before = window.location.href;
    window.location.hash = '#battery';
    await waitFor(() => expect(text.checkVisibility()).toBe(true));
    window.history.replaceState(null, '', before);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['old']);
    await expect(toggle(canvasElement, '没有标签的旧设备怎么办？')).toHaveAttribute('aria-expanded', 'true');
    await expect(isShown(/3 个工作日/)).toBe(false);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const WrongField: Story = {
  name: '收起的内容里有未填的字段时，提交会把它展开',
  args: {
    items: [
      { value: 'company', title: '企业信息', content: <TextField label="企业名称" defaultValue="泰岳健身" required /> },
      { value: 'contact', title: '联系人', content: <TextField label="手机号" type="tel" required /> },
    ],
    defaultValue: ['company'],
  },
  render: (args) => (
    <form aria-label="登记" onSubmit={(event) => event.preventDefault()}>
      <Column>
        <Accordion {...args} />
        <Button type="submit">提交申请</Button>
      </Column>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const phone = within(canvasElement).getByLabelText('手机号');
    await expect(phone.checkVisibility()).toBe(false);
    await userEvent.click(toggle(canvasElement, '提交申请'));
    await waitFor(() => expect(phone.checkVisibility()).toBe(true));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['contact']);
    await expect(phone).toHaveFocus();
    blur();
  },
};

export const Nested: Story = {
  name: '内容里还有一组',
  args: {
    items: [
      {
        value: 'device',
        title: '设备',
        content: <Accordion size="sm" headingLevel={4} items={parts} defaultValue={['label']} />,
      },
      { value: 'order', title: '订单', content: <p>暂无订单。</p> },
    ],
    defaultValue: ['device'],
  },
  play: async ({ canvasElement }) => {
    toggle(canvasElement, '设备').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(toggle(canvasElement, '订单')).toHaveFocus();
    within(canvasElement)
      .getByRole('button', { name: /标识与标签/ })
      .focus();
    await userEvent.keyboard('{End}');
    await expect(within(canvasElement).getByRole('button', { name: /质保/ })).toHaveFocus();
    blur();
  },
};

export const LongText: Story = {
  name: '很长的标题',
  args: {
    variant: 'box',
    items: [
      {
        value: 'long',
        title: '健身器材行业工业互联网标识解析二级节点应用服务平台的企业标识前缀注册申请被退回后怎样修改资料再次提交',
        note: '2026-05-18 更新',
        content: <p>88.118.001/GT-2026-000123-00000000000000000000000000000000000000000000000000000000000000000</p>,
      },
    ],
    defaultValue: ['long'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const Empty: Story = {
  name: '没有内容时不占地方',
  render: () => (
    <div data-place="">
      <Accordion items={[]} variant="box" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-place]')?.getBoundingClientRect().height).toBe(0);
  },
};
