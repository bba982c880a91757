import { certificateTypes, organisationTypes } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { isPhone, onPhone, phone } from '../testing/phone.ts';
import { FormLayout } from './FormLayout.tsx';

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

const company = (
  <>
    <TextField label="企业名称" required defaultValue="山东泰岳健身科技有限公司" data-wide="" />
    <Select label="企业类型" required options={optionsOf(organisationTypes)} />
    <Select label="证照类型" required options={optionsOf(certificateTypes)} />
    <TextField label="联系人" required defaultValue="王晓楠" />
    <TextField label="手机号" type="tel" required defaultValue="138 0000 0118" />
    <TextArea label="企业简介" limit={300} placeholder="请介绍主营产品、产能与资质" data-wide="" />
  </>
);
const pair = (
  <>
    <Button type="submit">提交申请</Button>
    <Button variant="secondary">暂存</Button>
  </>
);

const meta = {
  title: 'Inputs/FormLayout 表单布局',
  id: 'components-formlayout',
  component: FormLayout,
  args: { children: company, columns: 2, actions: pair },
  decorators: [
    (Story) => (
      <form aria-label="企业信息" style={{ maxWidth: 752 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof FormLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const contact = boxOf(canvas.getByRole('textbox', { name: '联系人' }));
    const mobile = boxOf(canvas.getByRole('textbox', { name: '手机号' }));
    const name = boxOf(canvas.getByRole('textbox', { name: '企业名称' }));
    await expect(mobile.top).toBe(contact.top);
    await expect(mobile.left - contact.right).toBe(24);
    await expect(name.width).toBe(mobile.right - contact.left);
  },
};

export const OneColumn: Story = {
  name: '一栏',
  args: {
    columns: 1,
    children: (
      <>
        <TextField label="原密码" type="password" autoComplete="current-password" />
        <TextField label="新密码" type="password" autoComplete="new-password" description="8 至 20 位，含字母与数字" />
        <RadioGroup label="通知方式" options={optionsOf({ sms: '短信', mail: '邮件' })} defaultValue="sms" />
      </>
    ),
    actions: <Button type="submit">修改密码</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = [canvas.getByLabelText('原密码'), canvas.getByLabelText('新密码')].map(boxOf);
    await expect(second?.left).toBe(first?.left);
  },
};

export const Errors: Story = {
  name: '一个字段有错误时，旁边的字段不动',
  args: {
    children: (
      <>
        <TextField label="证照号码" required defaultValue="913" error="请输入证照号码（至少4位字母或数字）" />
        <TextField label="邮箱" type="email" defaultValue="wangxn@example.cn" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [number, mail] = [/证照号码/, '邮箱'].map((name) => boxOf(canvas.getByRole('textbox', { name })));
    await expect(mail?.top).toBe(number?.top);
  },
};

export const ActionsAtEnd: Story = {
  name: '按钮在右',
  args: {
    actionsAlign: 'end',
    actions: (
      <>
        <Button variant="secondary">暂存</Button>
        <Button type="submit">提交申请</Button>
      </>
    ),
  },
  render: (args) => (
    <Card padding="lg">
      <FormLayout {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = boxOf(canvas.getByRole('button', { name: '提交申请' }));
    const area = boxOf(canvas.getByRole('textbox', { name: /企业简介/ }));
    await expect(send.right).toBe(area.right);
  },
};

export const ThreeActions: Story = {
  name: '三个按钮',
  args: {
    actions: (
      <>
        <Button variant="secondary">返回修改</Button>
        <Button variant="secondary">暂存</Button>
        <Button type="submit">提交申请</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [back, send] = ['返回修改', '提交申请'].map((name) => boxOf(canvas.getByRole('button', { name })));
    await expect(send?.top).toBe(back?.top);
  },
};

export const OnPhone: Story = {
  name: '手机上一栏，两个按钮同宽',
  parameters: phone,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    const canvas = within(canvasElement);
    const [contact, mobile] = ['联系人', '手机号'].map((name) => boxOf(canvas.getByRole('textbox', { name })));
    await expect(mobile?.left).toBe(contact?.left);
    await expect(mobile?.top).toBeGreaterThan(contact?.bottom ?? 0);
    const [send, save] = ['提交申请', '暂存'].map((name) => boxOf(canvas.getByRole('button', { name })));
    const area = boxOf(canvas.getByRole('textbox', { name: /企业简介/ }));
    await expect(save?.width).toBe(send?.width);
    await expect(save?.height).toBeGreaterThanOrEqual(44);
    await expect(Math.max(send?.right ?? 0, save?.right ?? 0)).toBe(area.right);
  },
};

export const ThreeActionsOnPhone: Story = {
  ...ThreeActions,
  name: '三个按钮：手机上主按钮独占一行',
  parameters: phone,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    const canvas = within(canvasElement);
    const [back, save, send] = ['返回修改', '暂存', '提交申请'].map((name) =>
      boxOf(canvas.getByRole('button', { name })),
    );
    await expect(send?.bottom).toBeLessThan(back?.top ?? 0);
    await expect(send?.left).toBe(back?.left);
    await expect(send?.right).toBe(save?.right);
  },
};

export const NoActions: Story = {
  name: '没有按钮；标签很长',
  args: {
    actions: undefined,
    children: (
      <>
        <TextField label="工业互联网标识解析二级节点（健身器材行业）中登记的企业前缀" />
        <TextField label="前缀" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="actions"]')).toBeNull();
  },
};
