import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { LookupBar } from '../identity/index.ts';
import { Button, Cascader, DatePicker, Dialog, NumberField, Popover, Select, SidePanel, TextField } from '../index.ts';

const chosen = fn();
const emptied = fn();
const places = [
  { code: '37', name: '山东省' },
  { code: '33', name: '浙江省' },
];

function Fields() {
  const [layer, setLayer] = useState<'dialog' | 'panel' | null>(null);
  const close = () => setLayer(null);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360, padding: 16 }}>
      <NumberField label="份数" defaultValue="5" />
      <Select label="证件类型" options={[{ value: 'licence', label: '营业执照' }]} />
      <DatePicker label="付款日期" />
      <Cascader label="所在地区" load={async () => places} onValueChange={chosen} />
      <LookupBar size="sm" defaultValue="88.118.001" onValueChange={emptied} onLookup={() => undefined} />
      <Popover label="备注" trigger={<Button variant="secondary">备注</Button>}>
        <TextField label="备注内容" />
      </Popover>
      <Button onClick={() => setLayer('dialog')}>打开对话框</Button>
      <Button onClick={() => setLayer('panel')}>打开侧面板</Button>
      <Dialog open={layer === 'dialog'} onOpenChange={close} title="新增联系人">
        <TextField label="联系人" />
      </Dialog>
      <SidePanel open={layer === 'panel'} onOpenChange={close} title="我要咨询">
        <TextField label="咨询人" />
      </SidePanel>
    </div>
  );
}

const meta = {
  title: 'Foundations/Checks 检查/Input method 输入法',
  id: 'foundations-inputmethod',
  render: () => <Fields />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const keys = ['Escape', 'Enter', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'PageUp', 'Home', ' ', 'a', '1'];

/** Presses every key twice, as an input method does: within a composition, and as Safari reports the key that ends one. */
async function compose(element: Element) {
  for (const key of keys) {
    await fireEvent.keyDown(element, { key, isComposing: true });
    await fireEvent.keyDown(element, { key, keyCode: 229 });
    await fireEvent.keyDown(element, { key, keyCode: 229, shiftKey: true });
  }
}

export const Keys: Story = {
  name: '输入法的按键不操作组件',
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    emptied.mockClear();
    const canvas = within(canvasElement);
    const page = within(document.body);

    const amount = canvas.getByRole('textbox', { name: '份数' });
    await compose(amount);
    await expect(amount).toHaveValue('5');

    const select = canvas.getByRole('combobox', { name: '证件类型' });
    await compose(select);
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await expect(select).toHaveTextContent('请选择');

    const day = canvas.getByRole('textbox', { name: '付款日期' });
    await userEvent.type(day, '2026-5-6');
    await compose(day);
    await expect(day).toHaveValue('2026-5-6');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.clear(day);

    await compose(canvas.getByRole('textbox', { name: '标识编码' }));
    await expect(emptied).not.toHaveBeenCalled();

    const cascader = canvas.getByRole('combobox', { name: '所在地区' });
    await userEvent.click(cascader);
    await canvas.findByRole('option', { name: '山东省' });
    const search = canvas.getByRole('textbox', { name: '搜索所在地区' });
    await userEvent.type(search, '山');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await compose(search);
    await expect(search).toHaveFocus();
    await expect(chosen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: '备注' }));
    const note = canvas.getByRole('textbox', { name: '备注内容' });
    await compose(note);
    await expect(note).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(note).not.toBeInTheDocument();

    for (const [opener, name] of [
      ['打开对话框', '联系人'],
      ['打开侧面板', '咨询人'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: opener }));
      const field = await page.findByRole('textbox', { name });
      field.focus();
      await compose(field);
      await expect(field).toBeInTheDocument();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(field).not.toBeInTheDocument());
    }
    (document.activeElement as HTMLElement).blur();
  },
};
