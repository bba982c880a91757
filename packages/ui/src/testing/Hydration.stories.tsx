import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CheckField, Form, Field as FormField, SubmitButton } from '../form/index.ts';
import { LookupBar } from '../identity/index.ts';
import { Checkbox, Pagination, PasswordField, RadioGroup, TextArea, TextField } from '../index.ts';
import { drawnFields } from './drawnFields.tsx';

const meta = {
  title: 'Foundations/Checks 检查/Hydration 水合',
  id: 'foundations-hydration',
  render: () => <div data-testid="page" />,
  // Its fields come and go.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface AwakeProps {
  onAwake: () => void;
  children: ReactNode;
}

/** Calls back when its children are hydrated. */
function Awake({ onAwake, children }: AwakeProps) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Shows an element as a server sends it; `hydrate` is its scripts, and `render` a later render. */
function drawn(canvasElement: HTMLElement, element: ReactElement) {
  const page = within(canvasElement).getByTestId('page');
  const root = document.createElement('div');
  const onAwake = fn();
  const onRecoverableError = fn();
  const whole = (content: ReactElement) => (
    <StrictMode>
      <Awake onAwake={onAwake}>{content}</Awake>
    </StrictMode>
  );
  root.innerHTML = renderToString(whole(element));
  page.replaceChildren(root);
  return {
    root,
    async hydrate() {
      const before = root.firstElementChild;
      const hydrated = hydrateRoot(root, whole(element), { onRecoverableError });
      await waitFor(() => expect(onAwake).toHaveBeenCalled());
      // Hydrated, and not rendered again.
      await expect(onRecoverableError).not.toHaveBeenCalled();
      await expect(root.firstElementChild).toBe(before);
      return {
        render: (content: ReactElement) => hydrated.render(whole(content)),
        unmount: () => hydrated.unmount(),
      };
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (root: Element): Control[] => [
  ...root.querySelectorAll<Control>('input:not([type="hidden"]), textarea, select'),
];

const valueOf = (control: Control) =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value;

const valuesIn = (root: Element) => controlsOf(root).map(valueOf);

export const TakenOver: Story = {
  name: '每种字段：脚本到达前填的都在',
  play: async ({ canvasElement }) => {
    for (const { component, draw, fill, reported, shown } of drawnFields) {
      const report = fn();
      const { root, hydrate } = drawn(canvasElement, draw(report));
      fill(controlsOf(root));
      const hydrated = await hydrate();
      await waitFor(() => expect(valuesIn(root), component).toEqual(shown));
      await waitFor(() => expect(report.mock.calls, component).toEqual(reported.map((value) => [value])));
      // What is shown is what is held: the next render changes nothing.
      hydrated.render(draw(report));
      await new Promise((resolve) => setTimeout(resolve, 20));
      await expect(valuesIn(root), component).toEqual(shown);
      await expect(report, component).toHaveBeenCalledTimes(reported.length);
      hydrated.unmount();
    }
    within(canvasElement).getByTestId('page').textContent = `${drawnFields.length}`;
  },
};

export const Untouched: Story = {
  name: '没有填过的字段不报告',
  play: async ({ canvasElement }) => {
    for (const { component, draw } of drawnFields) {
      const report = fn();
      const { root, hydrate } = drawn(canvasElement, draw(report));
      const before = valuesIn(root);
      const hydrated = await hydrate();
      await new Promise((resolve) => setTimeout(resolve, 20));
      await expect(valuesIn(root), component).toEqual(before);
      await expect(report, component).not.toHaveBeenCalled();
      hydrated.unmount();
    }
    within(canvasElement).getByTestId('page').textContent = `${drawnFields.length}`;
  },
};

export const CaretStays: Story = {
  name: '焦点与光标不动，接着输入，回车查询',
  play: async ({ canvasElement }) => {
    const lookUp = fn();
    const { root, hydrate } = drawn(canvasElement, <LookupBar onLookup={lookUp} />);
    const field = within(root).getByRole<HTMLInputElement>('textbox', { name: '标识编码' });
    field.focus();
    field.value = '88.118.001/26-000123';
    field.setSelectionRange(11, 11);
    const hydrated = await hydrate();
    await waitFor(() => expect(within(root).getByRole('button', { name: '清除' })).toBeVisible());
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([11, 11]);
    await userEvent.keyboard('GT-20{Enter}');
    await expect(lookUp.mock.calls).toEqual([['88.118.001/GT-2026-000123']]);
    field.blur();
    hydrated.unmount();
    within(canvasElement).getByTestId('page').textContent = '88.118.001/GT-2026-000123';
  },
};

interface Values {
  account: string;
  password: string;
  text: string;
  kind: string;
  agreed: boolean;
}

const empty: Values = { account: '', password: '', text: '', kind: 'a', agreed: false };
const filled: Values = { account: '13800000118', password: 'Lima@2026', text: '第一行', kind: 'b', agreed: true };
const schema = {
  '~standard': { version: 1, vendor: 'story', validate: (value: unknown) => ({ value: value as Values }) },
} as const;

function Login({ onSubmit, onValuesChange }: { onSubmit: (values: Values) => void; onValuesChange?: () => void }) {
  return (
    <Form<Values, Values>
      schema={schema}
      defaultValues={empty}
      onSubmit={onSubmit}
      {...(onValuesChange === undefined ? {} : { onValuesChange })}
    >
      <FormField<Values> name="account">
        <TextField label="用户名" autoComplete="username" />
      </FormField>
      <FormField<Values> name="password">
        <PasswordField label="密码" purpose="current" />
      </FormField>
      <FormField<Values> name="text">
        <TextArea label="咨询内容" />
      </FormField>
      <FormField<Values> name="kind">
        <RadioGroup
          label="类型"
          options={[
            { value: 'a', label: '甲' },
            { value: 'b', label: '乙' },
          ]}
        />
      </FormField>
      <CheckField<Values> name="agreed" label="协议">
        <Checkbox>我已阅读并同意协议</Checkbox>
      </CheckField>
      <SubmitButton>登录</SubmitButton>
    </Form>
  );
}

function fillIn(root: HTMLElement) {
  const canvas = within(root);
  canvas.getByLabelText<HTMLInputElement>('用户名').value = filled.account;
  canvas.getByLabelText<HTMLInputElement>('密码').value = filled.password;
  canvas.getByLabelText<HTMLTextAreaElement>('咨询内容').value = filled.text;
  canvas.getByRole<HTMLInputElement>('radio', { name: '乙' }).checked = true;
  canvas.getByRole<HTMLInputElement>('checkbox').checked = true;
}

export const InForm: Story = {
  name: '表单：提交的是填的，草稿也记下',
  play: async ({ canvasElement }) => {
    const submit = fn();
    const note = fn();
    const { root, hydrate } = drawn(canvasElement, <Login onSubmit={submit} onValuesChange={note} />);
    fillIn(root);
    const hydrated = await hydrate();
    root.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(submit.mock.calls).toEqual([[filled]]));
    await expect(note).toHaveBeenLastCalledWith(filled);
    await expect(valuesIn(root)).toEqual([filled.account, filled.password, filled.text, false, true, true]);
    hydrated.unmount();
    within(canvasElement).getByTestId('page').textContent = filled.account;
  },
};

export const TooEarly: Story = {
  name: '脚本到达前提交：页面与填的都不变',
  play: async ({ canvasElement }) => {
    const address = window.location.href;
    const forms = [
      <Login key="form" onSubmit={fn()} />,
      <LookupBar key="lookup" onLookup={fn()} />,
      <Pagination key="jump" total={40} jump />,
    ];
    for (const form of forms) {
      const { root } = drawn(canvasElement, form);
      for (const control of controlsOf(root)) if (control.type === 'text') control.value = '1';
      const before = valuesIn(root);
      const left = fn();
      window.addEventListener('beforeunload', left, { once: true });
      root.querySelector('form')?.requestSubmit();
      await new Promise((resolve) => setTimeout(resolve, 100));
      window.removeEventListener('beforeunload', left);
      await expect(left).not.toHaveBeenCalled();
      await expect(window.location.href).toBe(address);
      await expect(valuesIn(root)).toEqual(before);
    }
    within(canvasElement).getByTestId('page').textContent = `${forms.length}`;
  },
};
