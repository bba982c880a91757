import { contract } from '@lima-id/api';
import { mockEndpoint, slideProof } from '@lima-id/api/msw';
import { accountMessages, codeLogin, type SlideProof } from '@lima-id/domain';
import { TextField } from '@lima-id/ui';
import { Field, Form, useFormValue } from '@lima-id/ui/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { noticesGone, unfocus } from '../captcha/slideInStory.ts';
import { SmsCodeField, type SmsCodeFieldProps } from './SmsCodeField.tsx';

type CodeStory = Pick<SmsCodeFieldProps, 'size' | 'enabled' | 'onProofUsed'> & { slid: boolean; mobile: string };

interface Values {
  mobile: string;
  verifyCode: string;
}

const start = Date.UTC(2026, 10, 20, 2, 20);
const held = () => start;

function Fields({ slid, onProofUsed, ...rest }: Omit<CodeStory, 'mobile'>) {
  const mobile = useFormValue<Values, 'mobile'>('mobile');
  const [proof, setProof] = useState<SlideProof | null>(slid ? slideProof : null);
  return (
    <>
      <Field<Values> name="mobile">
        <TextField label="手机号" required />
      </Field>
      <Field<Values> name="verifyCode">
        <SmsCodeField
          {...rest}
          required
          purpose="changePassword"
          mobile={mobile}
          proof={proof}
          onProofUsed={() => {
            onProofUsed();
            setProof(null);
          }}
          now={held}
        />
      </Field>
    </>
  );
}

const meta = {
  title: 'Screens/Account 账户/SmsCodeField 短信验证码',
  id: 'portal-account-smscodefield',
  render: ({ mobile, ...args }) => (
    <Form<Values, Values>
      schema={codeLogin}
      defaultValues={{ mobile, verifyCode: '' }}
      onSubmit={() => undefined}
      style={{ maxWidth: 424 }}
    >
      <Fields {...args} />
    </Form>
  ),
  args: { slid: true, mobile: '13800000118', onProofUsed: fn() },
  parameters: { msw: { handlers: [mockEndpoint(contract.sendSmsCode, () => ({ reply: null }))] } },
} satisfies Meta<CodeStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.getByRole('button', { name: '发送验证码' });
const press = () => userEvent.click(button());

function refused(refusal: { status: number; code?: number; message: string }) {
  return { msw: { handlers: [mockEndpoint(contract.sendSmsCode, () => ({ refusal }))] } };
}

export const Playground: Story = { name: '可以发送' };

export const Large: Story = { name: '大尺寸', args: { size: 'lg' } };

export const NotYet: Story = {
  name: '滑块未通过，按钮不可用',
  args: { enabled: false, slid: false },
  play: async () => {
    await expect(button()).toBeDisabled();
  },
};

export const Sending: Story = {
  name: '正在发送',
  parameters: { msw: { handlers: [mockEndpoint(contract.sendSmsCode, () => 'pending')] } },
  play: async () => {
    await press();
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    unfocus();
  },
};

export const Sent: Story = {
  name: '已发送，倒计时',
  play: async ({ args }) => {
    await press();
    await screen.findByRole('button', { name: '60秒后重发' });
    await expect(screen.getByLabelText('验证码')).toHaveFocus();
    await expect(args.onProofUsed).toHaveBeenCalled();
    await userEvent.keyboard('482');
  },
};

export const NoSlide: Story = {
  name: '未滑动就发送',
  args: { slid: false },
  play: async ({ args }) => {
    await press();
    await screen.findByText(accountMessages.slideMissing);
    await expect(args.onProofUsed).not.toHaveBeenCalled();
    await expect(button()).toBeEnabled();
    unfocus();
    await noticesGone();
  },
};

export const WrongMobile: Story = {
  name: '手机号有误就发送',
  args: { mobile: '1380000' },
  play: async ({ args }) => {
    await press();
    await screen.findByText(accountMessages.mobileWrong);
    await expect(screen.getByLabelText('手机号')).toHaveFocus();
    await expect(args.onProofUsed).not.toHaveBeenCalled();
    unfocus();
  },
};

export const SlideAgain: Story = {
  name: '服务要求重新滑动（901）',
  parameters: refused({ status: 422, code: 901, message: '滑块验证已失效，请重新拖动滑块' }),
  play: async ({ args }) => {
    await press();
    await screen.findByText('滑块验证已失效，请重新拖动滑块');
    await expect(args.onProofUsed).toHaveBeenCalled();
    await expect(button()).toBeEnabled();
    await expect(button()).not.toHaveAttribute('aria-disabled');
    unfocus();
    await noticesGone();
  },
};

export const Off: Story = {
  name: '平台暂停发送（900）',
  parameters: refused({ status: 503, code: 900, message: '短信暂停发送，请改用密码登录，或稍后再试' }),
  play: async ({ args }) => {
    await press();
    await screen.findByText('短信暂停发送，请改用密码登录，或稍后再试');
    await expect(args.onProofUsed).toHaveBeenCalled();
    const off = screen.getByRole('button', { name: '短信暂停发送' });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    unfocus();
    await noticesGone();
  },
};

export const TooOften: Story = {
  name: '发送过于频繁',
  parameters: refused({ status: 429, message: '验证码发送过于频繁，请42秒后再试' }),
  play: async () => {
    await press();
    await screen.findByText('验证码发送过于频繁，请42秒后再试');
    unfocus();
    await noticesGone();
  },
};

export const NoReason: Story = {
  name: '发送失败，没有说明',
  parameters: refused({ status: 503, message: '' }),
  play: async () => {
    await press();
    await screen.findByText(accountMessages.smsFailed);
    unfocus();
    await noticesGone();
  },
};
