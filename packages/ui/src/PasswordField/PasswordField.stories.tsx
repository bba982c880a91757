import { resetLevel, strengthMeter } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const meta = {
  title: 'Inputs/PasswordField 密码框',
  id: 'components-passwordfield',
  component: PasswordField,
  args: { label: '密码', purpose: 'current', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Revealed: Story = {
  name: '显示密码',
  args: { defaultValue: 'Lima@2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('密码');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: '隐藏密码' })).toBeVisible();
  },
};

function Measured(args: PasswordFieldProps) {
  const [password, setPassword] = useState('');
  const meter = strengthMeter(password, resetLevel);
  return <PasswordField {...args} value={password} onValueChange={setPassword} strength={meter?.level ?? null} />;
}

export const WithStrength: Story = {
  name: '密码强度',
  args: {
    label: '新密码',
    purpose: 'new',
    required: true,
    description: '至少6位，同时包含大小写字母、数字与符号，强度更高',
  },
  render: (args) => <Measured {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('新密码');
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.type(field, '123456');
    await expect(canvas.getByRole('status')).toHaveTextContent('强度：弱');
    await userEvent.clear(field);
    await userEvent.type(field, 'Lima@2026');
    await expect(canvas.getByRole('status')).toHaveTextContent('强度：中');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const Failed: Story = {
  name: '错误',
  args: { label: '确认密码', purpose: 'new', defaultValue: 'Lima2026', error: '两次输入的密码不一致', required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致');
  },
};

export const Disabled: Story = {
  name: '禁用',
  args: { defaultValue: 'Lima@2026', disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '显示密码' })).toBeDisabled();
  },
};

export const Large: Story = { name: '48 像素', args: { size: 'lg', placeholder: '请输入密码' } };
