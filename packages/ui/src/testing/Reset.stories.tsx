import type { TimeRange } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useActionState, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CheckField, Form, Field as FormField, useFormActions } from '../form/index.ts';
import {
  AmountField,
  Button,
  Cascader,
  Checkbox,
  CodeField,
  DatePicker,
  DateRangePicker,
  NumberField,
  PasswordField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from '../index.ts';

const meta = { title: 'Foundations/Checks 检查/Reset 全局样式', id: 'foundations-reset' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];
const now = Date.parse('2026-05-20T10:00:00+08:00');
const loadPlaces = async ({ parentCode }: { parentCode: string }) =>
  parentCode.length < 3 ? [{ code: `${parentCode}1`, name: '山东' }] : [];

/** What each field of the native form is called, and what it holds at first. */
const initial = {
  text: '泰岳',
  password: 'secret-1',
  area: '第一行',
  number: '5',
  amount: '980.00',
  code: '1234',
  date: '2026-05-18',
  select: 'a',
  radio: 'a',
};
type Values = typeof initial;

function Fields({ values }: { values: Values }) {
  return (
    <>
      <TextField label="文字" name="text" defaultValue={values.text} />
      <PasswordField label="密码" name="password" purpose="current" defaultValue={values.password} />
      <TextArea label="多行" name="area" defaultValue={values.area} />
      <NumberField label="数量" name="number" defaultValue={values.number} />
      <AmountField label="金额" name="amount" defaultValue={values.amount} />
      <CodeField label="验证码" name="code" defaultValue={values.code} />
      <DatePicker label="日期" name="date" now={now} defaultValue={values.date} />
      <Select label="下拉" name="select" options={options} defaultValue={values.select} />
      <RadioGroup label="单选" name="radio" options={options} defaultValue={values.radio} />
      <Checkbox name="check">勾选</Checkbox>
    </>
  );
}

const sent = (canvasElement: HTMLElement) =>
  Object.fromEntries(new FormData(canvasElement.querySelector('form') ?? undefined));

/** Types into a field what is not in it. */
async function type(canvas: ReturnType<typeof within>, name: string, text: string) {
  const field = canvas.getByLabelText(name);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Gives the fields that every form here has another value. */
async function fillFields(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  for (const name of ['文字', '密码', '多行']) await type(canvas, name, '别的');
  await type(canvas, '数量', '77');
  await type(canvas, '金额', '12');
  await type(canvas, '验证码', '987654');
  await type(canvas, '日期', '2026-01-02');
  await userEvent.click(canvas.getByRole('combobox', { name: '下拉' }));
  await userEvent.click(canvas.getByRole('option', { name: '乙' }));
  await userEvent.click(canvas.getByRole('radio', { name: '乙' }));
  return canvas;
}

async function fillIn(canvasElement: HTMLElement) {
  const canvas = await fillFields(canvasElement);
  await userEvent.click(canvas.getByRole('checkbox', { name: '勾选' }));
}

/** Shown and sent are the same, and what they are expected to be. */
async function expectBoth(canvasElement: HTMLElement, values: Values) {
  const canvas = within(canvasElement);
  await waitFor(() => expect(sent(canvasElement)).toEqual(values));
  await expect(canvas.getByLabelText('多行')).toHaveValue(values.area);
  await expect(canvas.getByLabelText('数量')).toHaveValue(values.number);
  await expect(canvas.getByLabelText('日期')).toHaveValue(values.date);
  const label = options.find(({ value }) => value === values.select)?.label ?? '';
  await expect(canvas.getByRole('combobox', { name: '下拉' })).toHaveTextContent(label);
  await expect(canvas.getByRole('checkbox', { name: '勾选' })).not.toBeChecked();
  // What is shown is what the component holds: the next change starts from it.
  await userEvent.type(canvas.getByLabelText('数量'), '{ArrowUp}');
  await expect(canvas.getByLabelText('数量')).toHaveValue(`${Number(values.number) + 1}`);
  (document.activeElement as HTMLElement).blur();
}

export const Native: Story = {
  name: '原生表单的重置',
  render: () => (
    <form>
      <Fields values={initial} />
      <Button type="reset">重置</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await expect(sent(canvasElement)).toMatchObject({ number: '77', select: 'b', radio: 'b', area: '别的' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重置' }));
    await expectBoth(canvasElement, initial);
  },
};

function WithAction() {
  const [values, act] = useActionState((before: Values, data: FormData) => {
    const number = data.get('number');
    return { ...before, number: typeof number === 'string' ? number : before.number };
  }, initial);
  return (
    <form action={act}>
      <Fields values={values} />
      <Button type="submit">提交</Button>
    </form>
  );
}

export const Action: Story = {
  name: '表单动作之后：回到动作给的初值',
  render: () => <WithAction />,
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '提交' }));
    await expectBoth(canvasElement, { ...initial, number: '77' });
  },
};

function Controlled() {
  const [number, setNumber] = useState('5');
  const [isChecked, setChecked] = useState(false);
  const [radio, setRadio] = useState('a');
  return (
    <form onReset={(event: FormEvent) => number === '6' && event.preventDefault()}>
      <NumberField label="数量" name="number" value={number} onValueChange={setNumber} />
      <Checkbox checked={isChecked} onCheckedChange={setChecked}>
        勾选
      </Checkbox>
      <RadioGroup label="单选" name="radio" options={options} value={radio} onValueChange={setRadio} />
      <output>{JSON.stringify({ number, isChecked, radio })}</output>
      <Button type="reset">重置</Button>
    </form>
  );
}

export const Held: Story = {
  name: '受控的字段：页面显示的就是持有的',
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reset = () => userEvent.click(canvas.getByRole('button', { name: '重置' }));
    const held = () => JSON.parse(canvas.getByRole('status').textContent ?? '');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('radio', { name: '乙' }));
    await type(canvas, '数量', '6');
    await reset();
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Prevented: nothing changes.
    await expect(held()).toEqual({ number: '6', isChecked: true, radio: 'b' });
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await type(canvas, '数量', '7');
    await reset();
    await waitFor(() => expect(held()).toEqual({ number: '5', isChecked: false, radio: 'a' }));
    await expect(canvas.getByRole('textbox', { name: '数量' })).toHaveValue('5');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: '甲' })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};

type Held = Record<string, unknown>;
const schema = {
  '~standard': { version: 1, vendor: 'story', validate: (value: unknown) => ({ value: value as Held }) },
} as const;

function ResetButton() {
  const { reset } = useFormActions<Held>();
  return <Button onClick={() => reset()}>清空</Button>;
}

function EmptyForm() {
  const [held, setHeld] = useState<Held | null>(null);
  return (
    <Form<Held, Held> schema={schema} defaultValues={{}} onSubmit={setHeld}>
      <FormField name="text">
        <TextField label="文字" />
      </FormField>
      <FormField name="password">
        <PasswordField label="密码" purpose="current" />
      </FormField>
      <FormField name="area">
        <TextArea label="多行" />
      </FormField>
      <FormField name="number">
        <NumberField label="数量" defaultValue="5" />
      </FormField>
      <FormField name="amount">
        <AmountField label="金额" />
      </FormField>
      <FormField name="code">
        <CodeField label="验证码" />
      </FormField>
      <FormField name="date">
        <DatePicker label="日期" now={now} />
      </FormField>
      <FormField name="select">
        <Select label="下拉" options={options} />
      </FormField>
      <FormField name="radio">
        <RadioGroup label="单选" options={options} />
      </FormField>
      <FormField name="place">
        <Cascader label="地区" load={loadPlaces} />
      </FormField>
      <FormField name="range">
        <DateRangePicker label="时间" value={null} onValueChange={() => undefined} now={now} />
      </FormField>
      <ResetButton />
      <Button type="reset">重置</Button>
      <Button type="submit">发送</Button>
      <output>{held === null ? '' : JSON.stringify(held)}</output>
    </Form>
  );
}

async function fillForm(canvasElement: HTMLElement) {
  const canvas = await fillFields(canvasElement);
  await type(canvas, '开始日期', '上周三');
}

/** Sends the form and reads what it sent. */
async function sentByForm(canvasElement: HTMLElement): Promise<Held> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(canvas.getByText(/^\{.*\}$/)).toBeInTheDocument());
  return JSON.parse(canvas.getByText(/^\{.*\}$/).textContent ?? '') as Held;
}

function emptyStory(button: string, title: string): Story {
  return {
    name: title,
    render: () => <EmptyForm />,
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await fillForm(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: button }));
      for (const name of ['文字', '密码', '多行', '金额', '验证码', '日期', '开始日期']) {
        await waitFor(() => expect(canvas.getByLabelText(name), name).toHaveValue(''));
      }
      await expect(canvas.getByLabelText('数量')).toHaveValue('5');
      await expect(canvas.getByRole('combobox', { name: '下拉' })).toHaveTextContent('请选择');
      await expect(canvas.getByRole('radio', { name: '乙' })).not.toBeChecked();
      await expect(await sentByForm(canvasElement)).toEqual({ number: '5' });
      (document.activeElement as HTMLElement).blur();
    },
  };
}

export const EmptyDefaults = emptyStory('清空', '没有初值的表单：用按钮清空');
export const EmptyDefaultsNative = emptyStory('重置', '没有初值的表单：原生重置');

function FoldedForm() {
  const [isShown, setShown] = useState(true);
  const [held, setHeld] = useState<Held | null>(null);
  return (
    <Form<Held, Held> schema={schema} defaultValues={{}} onSubmit={setHeld}>
      {isShown ? (
        <>
          <FormField name="text">
            <TextField label="文字" />
          </FormField>
          <FormField name="number">
            <NumberField label="数量" defaultValue="5" />
          </FormField>
          <FormField name="select">
            <Select label="下拉" options={options} />
          </FormField>
          <FormField name="place">
            <Cascader label="地区" load={loadPlaces} />
          </FormField>
          <CheckField name="check" label="勾选">
            <Checkbox>勾选</Checkbox>
          </CheckField>
        </>
      ) : null}
      <Button onClick={() => setShown(!isShown)}>{isShown ? '收起' : '展开'}</Button>
      <ResetButton />
      <Button type="submit">发送</Button>
      <output>{held === null ? '' : JSON.stringify(held)}</output>
    </Form>
  );
}

export const Folded: Story = {
  name: '收起后又展开的字段：值还在，重置后清空',
  render: () => <FoldedForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await type(canvas, '文字', '别的');
    await type(canvas, '数量', '77');
    await userEvent.click(canvas.getByRole('combobox', { name: '下拉' }));
    await userEvent.click(canvas.getByRole('option', { name: '乙' }));
    await userEvent.click(canvas.getByRole('combobox', { name: '地区' }));
    await userEvent.click(await canvas.findByRole('option', { name: '山东' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: '勾选' }));
    await press('收起');
    await press('展开');
    await expect(canvas.getByLabelText('文字')).toHaveValue('别的');
    await expect(canvas.getByLabelText('数量')).toHaveValue('77');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '地区' })).toHaveTextContent('山东'));
    await expect(canvas.getByRole('checkbox', { name: '勾选' })).toBeChecked();
    await press('清空');
    await waitFor(() => expect(canvas.getByLabelText('文字')).toHaveValue(''));
    await expect(canvas.getByLabelText('数量')).toHaveValue('5');
    await expect(canvas.getByRole('combobox', { name: '下拉' })).toHaveTextContent('请选择');
    await expect(canvas.getByRole('combobox', { name: '地区' })).toHaveTextContent('请选择');
    await expect(canvas.getByRole('checkbox', { name: '勾选' })).not.toBeChecked();
    await expect(await sentByForm(canvasElement)).toEqual({ number: '5' });
    // What is typed after the reset is shown, held and sent.
    await type(canvas, '文字', '新的');
    await expect(canvas.getByLabelText('文字')).toHaveValue('新的');
    await press('发送');
    await waitFor(() => expect(canvas.getByText(/新的/)).toBeInTheDocument());
    (document.activeElement as HTMLElement).blur();
  },
};

function Range({ onRefusal }: { onRefusal: (sentence: string) => void }) {
  const [range, setRange] = useState<TimeRange | null>({ startTime: 1_778_083_200_000, endTime: 1_778_169_599_999 });
  return (
    <form>
      <DateRangePicker label="时间" value={range} onValueChange={setRange} onRefusal={onRefusal} now={now} />
      <Button type="reset">重置</Button>
    </form>
  );
}

const refused = fn();

export const RefusedRange: Story = {
  name: '被拒绝的时间段：重置后不再提示，也告诉页面',
  render: () => <Range onRefusal={refused} />,
  play: async ({ canvasElement }) => {
    refused.mockClear();
    const canvas = within(canvasElement);
    const start = canvas.getByLabelText('开始日期');
    const before = (start as HTMLInputElement).value;
    await type(canvas, '开始日期', '上周三');
    await userEvent.tab();
    await waitFor(() => expect(refused).toHaveBeenLastCalledWith(expect.stringMatching(/./)));
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(start).toHaveValue(before));
    await expect(refused).toHaveBeenLastCalledWith('');
    (document.activeElement as HTMLElement).blur();
  },
};
