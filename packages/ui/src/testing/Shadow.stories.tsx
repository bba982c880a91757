import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StyleSheetManager } from 'styled-components';
import { Button, Cascader, DatePicker, Dialog, Popover, Select, TextField } from '../index.ts';

const meta = {
  title: 'Foundations/Checks 检查/Shadow tree 影子树',
  id: 'foundations-shadow',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];
const now = Date.parse('2026-05-20T10:00:00+08:00');
const select = fn();
const date = fn();
const place = fn();

/** Everything that opens something, with its dialog in the same shadow tree. */
function Parts({ container }: { container: HTMLElement }) {
  const [open, setOpen] = useState(false);
  return (
    <form>
      <Select label="下拉" name="select" options={options} onValueChange={select} />
      <DatePicker label="日期" now={now} onValueChange={date} />
      <Cascader
        label="地区"
        load={async ({ parentCode }) => [{ code: `${parentCode}1`, name: '山东' }]}
        onValueChange={place}
      />
      <Popover label="更多" trigger={<Button variant="secondary">更多</Button>}>
        <TextField label="备注" />
        <TextField label="编号" />
      </Popover>
      <Button onClick={() => setOpen(true)}>编辑</Button>
      <Button type="reset">重置</Button>
      <Dialog open={open} onOpenChange={setOpen} title="编辑" container={container}>
        <TextField label="名称" />
        <TextField label="电话" />
      </Dialog>
    </form>
  );
}

/** A micro-frontend: a part of the page in a shadow tree, with its own styles. */
function Host() {
  const host = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (host.current === null || host.current.shadowRoot !== null) return;
    const root = host.current.attachShadow({ mode: 'open' });
    const container = document.createElement('div');
    container.dataset.inside = '';
    root.append(container);
    setInside(container);
  }, []);
  return (
    <div style={{ minHeight: 640, padding: 16 }}>
      <div ref={host} data-host="" />
      {inside === null
        ? null
        : createPortal(
            <StyleSheetManager target={inside.getRootNode() as ShadowRoot}>
              <Parts container={inside} />
            </StyleSheetManager>,
            inside,
          )}
    </div>
  );
}

export const Choosing: Story = {
  name: '影子树里可以选择',
  beforeEach: () => {
    for (const spy of [select, date, place]) spy.mockReset();
  },
  render: () => <Host />,
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-host]')?.shadowRoot;
    const inside = root?.querySelector<HTMLElement>('[data-inside]');
    if (!root || !inside) throw new Error('no shadow tree');
    const shadow = within(inside);
    await userEvent.click(shadow.getByRole('combobox', { name: '下拉' }));
    await userEvent.click(shadow.getByRole('option', { name: '乙' }));
    await expect(select).toHaveBeenLastCalledWith('b');
    await userEvent.click(shadow.getByRole('button', { name: '选择日期' }));
    await userEvent.click(await shadow.findByRole('button', { name: '2026年5月18日 星期一' }));
    await expect(date).toHaveBeenLastCalledWith('2026-05-18');
    await userEvent.click(shadow.getByRole('combobox', { name: '地区' }));
    await userEvent.click(await shadow.findByRole('option', { name: '山东' }));
    await expect(place).toHaveBeenCalledOnce();
    // A press elsewhere in the same tree closes it.
    await userEvent.click(shadow.getByRole('button', { name: '更多' }));
    await waitFor(() => expect(shadow.queryByRole('option')).toBeNull());
    await userEvent.click(shadow.getByRole('textbox', { name: '编号' }));
    await expect(shadow.getByRole('dialog', { name: '更多' })).toBeVisible();
    shadow.getByRole('button', { name: '重置' }).focus();
    await waitFor(() => expect(shadow.queryByRole('dialog', { name: '更多' })).toBeNull());
    await userEvent.click(shadow.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(shadow.getByRole('combobox', { name: '下拉' })).toHaveTextContent('请选择'));
    await expect(shadow.getByRole('textbox', { name: '日期' })).toHaveValue('');
  },
};

export const InDialog: Story = {
  name: '影子树里的对话框',
  render: () => <Host />,
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-host]')?.shadowRoot;
    const inside = root?.querySelector<HTMLElement>('[data-inside]');
    if (!root || !inside) throw new Error('no shadow tree');
    const shadow = within(inside);
    const opener = shadow.getByRole('button', { name: '编辑' });
    opener.focus();
    await userEvent.click(opener);
    const dialog = within(await shadow.findByRole('dialog', { name: '编辑' }));
    await userEvent.click(dialog.getByRole('textbox', { name: '电话' }));
    await waitFor(() => expect(root.activeElement).toBe(dialog.getByRole('textbox', { name: '电话' })));
    await userEvent.type(dialog.getByRole('textbox', { name: '电话' }), '138');
    await expect(dialog.getByRole('textbox', { name: '电话' })).toHaveValue('138');
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(shadow.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(root.activeElement).toBe(opener));
    opener.blur();
  },
};
