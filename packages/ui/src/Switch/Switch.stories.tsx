import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Column, Row } from '../testing/Ground.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Inputs/Switch 开关',
  id: 'components-switch',
  component: Switch,
  args: { label: '关键设置双人复核', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const toggle = (canvasElement: HTMLElement, name: string | RegExp = '关键设置双人复核') =>
  within(canvasElement).getByRole('switch', { name });

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('关键设置双人复核'));
    await expect(toggle(canvasElement)).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(toggle(canvasElement)).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  name: '各种状态',
  render: () => (
    <Column>
      {(['md', 'sm'] as const).map((size) => (
        <Row key={size}>
          <Switch size={size} label="关闭" />
          <Switch size={size} label="开启" defaultChecked />
          <Switch size={size} label="保存中，关闭" loading />
          <Switch size={size} label="保存中，开启" loading defaultChecked />
          <Switch size={size} label="禁用，关闭" disabled />
          <Switch size={size} label="禁用，开启" disabled defaultChecked />
        </Row>
      ))}
    </Column>
  ),
};

export const Focused: Story = {
  name: '聚焦',
  args: { defaultChecked: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(toggle(canvasElement)).toHaveFocus();
  },
};

export const Description: Story = {
  name: '说明',
  args: { defaultChecked: true, description: '收款账户、备案号、管理员与短信密钥须另一位管理员复核。' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(toggle(canvasElement)).toHaveAccessibleDescription(/^收款账户/);
  },
};

export const SettingsList: Story = {
  name: '设置列表：开关在行尾',
  render: () => (
    <Card style={{ maxWidth: 480 }}>
      <Column>
        <Switch
          labelSide="start"
          label={
            <Row>
              <span>两步验证</span>
              <Tag tone="success" dot>
                已开启
              </Tag>
            </Row>
          }
          description="身份验证器 App，05-02 绑定；备用码还有 8 个。"
          defaultChecked
        />
        <Switch labelSide="start" label="新设备登录时短信提醒" />
        <Switch
          labelSide="start"
          label="标识被扫描时推送到企业数据中台，含扫描时间、城市与设备型号，不含个人信息"
          description="连续失败 72 小时后自动停用"
          disabled
        />
      </Column>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('switch');
    await expect(first).toHaveAccessibleName(/^两步验证/);
    await expect(first?.getBoundingClientRect().right).toBe(second?.getBoundingClientRect().right);
  },
};

export const Loading: Story = {
  name: '保存中：状态不变，点击无效',
  args: { loading: true, defaultChecked: true },
  play: async ({ args, canvasElement }) => {
    const control = toggle(canvasElement);
    await userEvent.click(within(canvasElement).getByText('关键设置双人复核'));
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute('aria-disabled', 'true');
    await expect(control).toHaveAccessibleDescription('正在保存');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('正在保存');
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    control.blur();
  },
};

function Sending({ isControlled, onCheckedChange }: { isControlled: boolean; onCheckedChange: (on: boolean) => void }) {
  const [isOn, setOn] = useState(false);
  const [isSending, setSending] = useState(true);
  return (
    <Row>
      <Switch
        label="接收召回通知"
        loading={isSending}
        checked={isControlled ? isOn : undefined}
        onCheckedChange={(on) => {
          setOn(on);
          onCheckedChange(on);
        }}
      />
      <Button size="sm" variant="secondary" onClick={() => setSending(!isSending)}>
        {isSending ? '保存完成' : '开始保存'}
      </Button>
    </Row>
  );
}

export const AfterLoading: Story = {
  name: '保存后的第一次点击有效',
  args: { label: '接收召回通知' },
  render: ({ onCheckedChange }) => (
    <Column>
      {[false, true].map((isControlled) => (
        <Sending
          key={String(isControlled)}
          isControlled={isControlled}
          onCheckedChange={(on) => onCheckedChange?.(on)}
        />
      ))}
    </Column>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [index, control] of canvas.getAllByRole('switch').entries()) {
      await userEvent.click(control);
      await expect(control).not.toBeChecked();
      await userEvent.click(canvas.getAllByRole('button')[index] ?? control);
      await userEvent.click(control);
      await expect(control).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenCalledTimes(index + 1);
      control.blur();
    }
  },
};

function Refused() {
  const [isOn, setOn] = useState(true);
  const [error, setError] = useState('');
  return (
    <Switch
      label="公开联系电话"
      description="关闭后，扫码的人只能在线留言。"
      checked={isOn}
      error={error}
      onCheckedChange={() => {
        setOn(true);
        setError('服务没有接受这次修改，请稍后再试');
      }}
    />
  );
}

export const Failed: Story = {
  name: '修改失败：回到原来的状态',
  render: () => <Refused />,
  play: async ({ canvasElement }) => {
    const control = toggle(canvasElement, '公开联系电话');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/^服务没有接受这次修改，请稍后再试/);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('服务没有接受这次修改');
    control.blur();
  },
};

export const LabelHidden: Story = {
  name: '不显示名称',
  render: () => (
    <Row>
      <code>https://after.example.cn/lima</code>
      <Switch label="推送到售后系统" labelHidden defaultChecked />
      <code>https://erp.example.cn/in</code>
      <Switch label="推送到旧 ERP" labelHidden size="sm" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(toggle(canvasElement, '推送到旧 ERP'));
    await expect(toggle(canvasElement, '推送到旧 ERP')).toBeChecked();
    toggle(canvasElement, '推送到旧 ERP').blur();
  },
};

function Settings() {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState('');
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(JSON.stringify([...new FormData(event.currentTarget)]));
      }}
    >
      <Column>
        <Switch name="notice" value="sms" label="短信通知" defaultChecked />
        <Switch name="notice" value="mail" label="邮件通知" />
        <Switch name="public" label="公开型号页" disabled defaultChecked />
        <Row>
          <Button type="submit">保存设置</Button>
          <Button type="reset" variant="secondary">
            恢复
          </Button>
        </Row>
        <output>{sent}</output>
      </Column>
    </form>
  );
}

export const InAForm: Story = {
  name: '在表单里：名称、值与重置',
  render: () => <Settings />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = () => userEvent.click(canvas.getByRole('button', { name: '保存设置' }));
    const mail = toggle(canvasElement, '邮件通知');
    await userEvent.click(mail);
    await save();
    await expect(canvas.getByText('[["notice","sms"],["notice","mail"]]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '恢复' }));
    await waitFor(() => expect(mail).not.toBeChecked());
    await userEvent.click(mail);
    await expect(mail).toBeChecked();
    await userEvent.click(mail);
    await save();
    await expect(canvas.getByText('[["notice","sms"]]')).toBeVisible();
    canvas.getByRole('button', { name: '保存设置' }).blur();
  },
};

export const RightToLeft: Story = {
  name: '从右到左的文字',
  render: () => (
    <div dir="rtl">
      <Column>
        <Switch label="关闭" />
        <Switch label="开启" defaultChecked />
        <Switch label="保存中" defaultChecked loading labelSide="start" />
      </Column>
    </div>
  ),
};
