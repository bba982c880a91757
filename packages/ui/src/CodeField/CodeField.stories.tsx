import { smsCodeExactLength } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SendCodeButton } from '../SendCodeButton/SendCodeButton.tsx';
import { Column } from '../testing/Ground.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const start = Date.UTC(2026, 4, 18, 2, 20);
const held = () => start;

const send = (
  <SendCodeButton
    onSend={() => Promise.resolve({ ok: true })}
    defaultSession={{ state: { phase: 'countdown', secondsLeft: 47, wait: 60, waitAgain: 60 }, sentAt: start - 13_000 }}
    now={held}
  />
);

const meta = {
  title: 'Inputs/CodeField 短信验证码框',
  id: 'components-codefield',
  component: CodeField,
  parameters: { pictures: { clocks: true } },
  args: { label: '验证码', placeholder: '请输入验证码', onValueChange: fn(), onComplete: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 434 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: '验证码' });

export const Playground: Story = {
  args: { action: <SendCodeButton onSend={() => Promise.resolve({ ok: true })} now={held} /> },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field(canvasElement)).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Typed: Story = {
  name: '输入',
  args: { action: send },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '4a８ 2');
    await expect(field(canvasElement)).toHaveValue('482');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const Complete: Story = {
  name: '输入完成',
  args: { action: send },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '4829137');
    await expect(field(canvasElement)).toHaveValue('482913');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
    field(canvasElement).blur();
  },
};

export const Pasted: Story = {
  name: '粘贴',
  args: { action: send, defaultValue: '99' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.tripleClick(input);
    await userEvent.paste('【力码】验证码 ４８２ ９１３，5 分钟内有效');
    await expect(input).toHaveValue('482913');
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
    input.blur();
  },
};

function Controlled(args: CodeFieldProps) {
  const [value, setValue] = useState('');
  return <CodeField {...args} value={value} onValueChange={setValue} description={`共 ${value.length} 位`} />;
}

export const ControlledByForm: Story = {
  name: '受控',
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('482 9');
    await userEvent.type(input, '13');
    await expect(input).toHaveValue('482913');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByText('共 6 位')).toBeVisible();
    input.blur();
  },
};

export const Boxes: Story = {
  name: '每位一格',
  args: { variant: 'boxes', minDigits: smsCodeExactLength, maxDigits: smsCodeExactLength, placeholder: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '482');
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const BoxStates: Story = {
  name: '每位一格的状态',
  render: () => (
    <Column>
      <CodeField label="验证码" variant="boxes" />
      <CodeField label="验证码" variant="boxes" defaultValue="482913" />
      <CodeField label="验证码" variant="boxes" defaultValue="4829" error="请输入正确的验证码" />
      <CodeField label="验证码" variant="boxes" defaultValue="48" disabled />
    </Column>
  ),
};

const labelCode = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: '涂层验证码' });

export const LettersAndDigits: Story = {
  name: '字母与数字',
  args: {
    label: '涂层验证码',
    variant: 'boxes',
    characters: 'lettersAndDigits',
    minDigits: 6,
    maxDigits: 6,
    placeholder: undefined,
  },
  play: async ({ args, canvasElement }) => {
    const input = labelCode(canvasElement);
    await expect(input).toHaveAttribute('inputmode', 'text');
    await expect(input).toHaveAttribute('autocapitalize', 'characters');
    await userEvent.type(input, '7-3 ｋ码9');
    await expect(input).toHaveValue('73K9');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.paste('73k-9m4-22');
    await expect(input).toHaveValue('73K9M4');
    await expect(args.onComplete).toHaveBeenCalledWith('73K9M4');
    input.blur();
  },
};

export const Failed: Story = {
  name: '错误',
  args: { defaultValue: '482', error: '请输入正确的验证码', action: send },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription('请输入正确的验证码');
  },
};

export const Sizes: Story = {
  name: '尺寸',
  render: () => (
    <Column>
      <CodeField
        label="验证码"
        placeholder="40 px"
        action={<SendCodeButton onSend={() => Promise.resolve({ ok: true })} />}
      />
      <CodeField
        label="验证码"
        size="lg"
        placeholder="48 px"
        action={<SendCodeButton size="lg" onSend={() => Promise.resolve({ ok: true })} />}
      />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const inputs = within(canvasElement).getAllByRole('textbox');
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(inputs.map((input) => input.offsetHeight)).toEqual(buttons.map((button) => button.offsetHeight));
  },
};

export const Disabled: Story = {
  name: '禁用',
  args: { disabled: true, defaultValue: '482913', description: '请先填写手机号' },
};

export const Narrow: Story = {
  name: '窄屏',
  args: { action: send, description: '验证码已发送至 138****0118，5 分钟内有效' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
