import { type ContactForm, consultContentMaxLength, contactForm } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { CheckField } from './CheckField.tsx';
import { Field } from './Field.tsx';
import { Form, type FormProps, type FormRefusal } from './Form.tsx';
import type { FormSchema } from './formSchema.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useFormActions, useFormValue } from './useFormValue.ts';

/** The values of the fields: the agreement may be unchecked. */
type Typed = Omit<ContactForm, 'agreement'> & { agreement: boolean };

const empty: Typed = {
  industryCode: '',
  consultContent: '',
  contactPersonName: '',
  contactPersonPhone: '',
  companyName: '',
  agreement: false,
};
const filled: Typed = {
  industryCode: '24',
  consultContent: '想了解跑步机的标识方案',
  contactPersonName: '王小力',
  contactPersonPhone: '13800001234',
  companyName: '山东泰岳健身器材有限公司',
  agreement: true,
};
const industries = [
  { value: '24', label: '文教、工美、体育和娱乐用品制造业' },
  { value: '38', label: '电气机械和器材制造业' },
];

function Fields() {
  return (
    <>
      <Field<Typed> name="industryCode">
        <Select label="所属行业" options={industries} required />
      </Field>
      <Field<Typed> name="consultContent">
        <TextArea label="咨询内容" limit={consultContentMaxLength} required />
      </Field>
      <Field<Typed> name="contactPersonName">
        <TextField label="您的姓名" required />
      </Field>
      <Field<Typed> name="contactPersonPhone">
        <TextField label="联系电话" type="tel" required />
      </Field>
      <Field<Typed> name="companyName">
        <TextField label="企业名称" required />
      </Field>
      <CheckField<Typed> name="agreement" label="协议声明">
        <Checkbox>我已阅读并同意协议声明</Checkbox>
      </CheckField>
      <SubmitButton>提交咨询</SubmitButton>
    </>
  );
}

type ContactProps = FormProps<Typed, ContactForm>;
const submit = fn<ContactProps['onSubmit']>();

const meta = {
  title: 'Inputs/Form 表单',
  id: 'form-form',
  component: Form<Typed, ContactForm>,
  args: { schema: contactForm, defaultValues: empty, onSubmit: submit, children: <Fields /> },
  beforeEach: () => {
    submit.mockReset();
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form<Typed, ContactForm>>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: '提交咨询' }));

export const Playground: Story = { name: '自由尝试' };

export const Sent: Story = {
  name: '通过校验后发送',
  args: { defaultValues: { ...filled, contactPersonName: ' 王小力 ' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Keeps the state of the pressed button across calls.
    const user = userEvent.setup();
    const name = canvas.getByRole('textbox', { name: '您的姓名' });
    const button = canvas.getByRole('button', { name: '提交咨询' });
    await user.click(name);
    // The field is not blurred, and nothing moves, before the click.
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(name).toHaveFocus();
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    await expect(submit).toHaveBeenCalledWith(filled);
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveValue(filled.companyName);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Refused: Story = {
  name: '校验不通过：逐项提示，焦点到第一项',
  args: { summary: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '所属行业' })).toHaveFocus());
    await expect(canvas.getByText('有 6 处需要修改')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '联系电话' })).toHaveAccessibleDescription('请输入正确的手机号');
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '企业名称' }));
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: '企业名称' }), '泰岳');
    await waitFor(() => expect(canvas.getByText('有 5 处需要修改')).toBeVisible());
    canvas.getByRole('textbox', { name: '企业名称' }).blur();
  },
};

const parts = {
  place: { message: '请选择城市', path: ['place', 1] },
  range: { message: '请选择开始日期', path: ['range', 'startTime'] },
  hidden: { message: '缺少产品编号', path: ['productId'] },
} as const;

/** A schema whose issues are all inside values, or about a value that no field shows. */
const inside: FormSchema<ContactForm> = {
  '~standard': {
    version: 1,
    vendor: 'story',
    validate: () => ({ issues: [{ message: '请核对后再提交', path: [] }, ...Object.values(parts)] }),
  },
};

export const InsideValues: Story = {
  name: '校验不通过：错误在值的里面',
  args: {
    schema: inside,
    summary: true,
    children: (
      <>
        <Field name="place">
          <TextField label="所在地区" />
        </Field>
        <Field name="range">
          <TextField label="统计时间" />
        </Field>
        <SubmitButton>提交咨询</SubmitButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    const place = canvas.getByRole('textbox', { name: '所在地区' });
    await waitFor(() => expect(place).toHaveFocus());
    await expect(place).toHaveAccessibleDescription('请选择城市');
    await expect(canvas.getByRole('textbox', { name: '统计时间' })).toHaveAccessibleDescription('请选择开始日期');
    const [summary] = canvas.getAllByRole('alert');
    await expect(summary).toHaveTextContent('请核对后再提交');
    await expect(summary).toHaveTextContent('缺少产品编号');
    await expect(summary).toHaveTextContent('有 2 处需要修改');
    await expect(summary).toHaveTextContent('所在地区请选择城市');
    await expect(submit).not.toHaveBeenCalled();
    place.blur();
  },
};

const missingCompany: FormSchema<ContactForm> = {
  '~standard': {
    version: 1,
    vendor: 'story',
    validate: () => ({ issues: [{ message: '请填写企业名称', path: ['companyName'] }] }),
  },
};

function Foldable() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown ? (
        <Field<Typed> name="companyName">
          <TextField label="企业名称" />
        </Field>
      ) : null}
      <Button variant="secondary" onClick={() => setShown(!isShown)}>
        {isShown ? '收起' : '展开'}
      </Button>
      <SubmitButton>提交咨询</SubmitButton>
    </>
  );
}

export const FoldedField: Story = {
  name: '校验不通过：该项已收起，提示在最上面',
  args: { schema: missingCompany, summary: true, children: <Foldable /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await send(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('请填写企业名称'));
    await expect(canvas.queryByText('有 1 处需要修改')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));
    await waitFor(() => expect(canvas.getByText('有 1 处需要修改')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveAccessibleDescription('请填写企业名称');
    await expect(submit).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const LeftField: Story = {
  name: '离开一项时只校验这一项',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '联系电话' }), '138 0000');
    await expect(canvas.queryByText('请输入正确的手机号')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('请输入正确的手机号')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '您的姓名' })).not.toHaveAttribute('aria-invalid');
    (document.activeElement as HTMLElement).blur();
  },
};

export const RefusedByServer: Story = {
  name: '服务器退回：提示在该项，内容保留',
  args: { defaultValues: filled },
  beforeEach: () => {
    const refusal: FormRefusal<Typed> = {
      message: '今天提交次数过多，请明天再试',
      fields: { contactPersonPhone: '该手机号已提交过咨询' },
    };
    submit.mockResolvedValue(refusal);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    await expect(await canvas.findByText('今天提交次数过多，请明天再试')).toBeVisible();
    const phone = canvas.getByRole('textbox', { name: '联系电话' });
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription('该手机号已提交过咨询');
    await expect(phone).toHaveValue(filled.contactPersonPhone);
    phone.blur();
  },
};

export const Unreachable: Story = {
  name: '发送失败：内容保留，可以再次提交',
  args: { defaultValues: filled },
  beforeEach: () => {
    submit.mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    await expect(await canvas.findByText('提交失败，已填写的内容已保留，请稍后再试')).toBeVisible();
    await send(canvasElement);
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByText('提交失败，已填写的内容已保留，请稍后再试')).toBeNull());
    (document.activeElement as HTMLElement).blur();
  },
};

export const Sending: Story = {
  name: '正在发送，不能再次提交',
  args: { defaultValues: filled },
  beforeEach: () => {
    submit.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '提交咨询' });
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '企业名称' }), '{Enter}');
    await expect(submit).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

const asksFor = {
  consultContent: '内容不完整，请补充',
  contactPersonPhone: '与证照信息不一致，请核对后修改',
} as const;

export const Marked: Story = {
  name: '退回修改：标记的项改过为止',
  args: { defaultValues: filled, summary: true, marked: asksFor },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = canvas.getByRole('textbox', { name: '联系电话' });
    await expect(await canvas.findByText('有 2 处需要修改')).toBeVisible();
    await expect(phone).toHaveAccessibleDescription(asksFor.contactPersonPhone);
    await expect(document.body).toHaveFocus();
    phone.focus();
    phone.blur();
    await send(canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '咨询内容' })).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription(asksFor.contactPersonPhone);
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '联系电话' }));
    await userEvent.keyboard('{Backspace}5');
    await waitFor(() => expect(phone).toBeValid());
    await expect(canvas.getByText('有 1 处需要修改')).toBeVisible();
    phone.blur();
  },
};

export const MarkedAndChanged: Story = {
  name: '退回修改：标记的项都改过后可以发送',
  args: { defaultValues: filled, summary: true, marked: asksFor },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '咨询内容' }), '，请回电');
    await userEvent.type(canvas.getByRole('textbox', { name: '联系电话' }), '{Backspace}5');
    await send(canvasElement);
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    (document.activeElement as HTMLElement).blur();
  },
};

export const Disabled: Story = {
  name: '停用',
  args: { disabled: true, defaultValues: filled },
  play: async ({ canvasElement }) => {
    for (const field of within(canvasElement).getAllByRole('textbox')) await expect(field).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: '提交咨询' })).toBeDisabled();
  },
};

function SideBySide() {
  const length = useFormValue<Typed, 'companyName'>('companyName').length;
  const { check, setValue, values, reset } = useFormActions<Typed>();
  return (
    <>
      <p>{`企业名称 ${length} 字`}</p>
      <Button
        variant="secondary"
        onClick={async () => {
          if (await check('contactPersonPhone')) setValue('companyName', `${values().companyName}（已核验）`);
        }}
      >
        核验手机号
      </Button>
      <Button variant="text" onClick={() => reset()}>
        恢复
      </Button>
    </>
  );
}

const drafts = fn<NonNullable<ContactProps['onValuesChange']>>();

export const WithActions: Story = {
  name: '表单旁的操作与草稿',
  args: {
    defaultValues: { ...filled, contactPersonPhone: '' },
    onValuesChange: drafts,
    children: (
      <>
        <Fields />
        <SideBySide />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const check = canvas.getByRole('button', { name: '核验手机号' });
    await userEvent.click(check);
    const phone = canvas.getByRole('textbox', { name: '联系电话' });
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toBeInvalid();
    await userEvent.type(phone, '13800001234');
    await expect(drafts).toHaveBeenLastCalledWith(filled);
    await userEvent.click(check);
    await waitFor(() => expect(canvas.getByText('企业名称 17 字')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '恢复' }));
    await waitFor(() => expect(phone).toHaveValue(''));
    await expect(canvas.getByText('企业名称 12 字')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
