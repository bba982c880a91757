import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lockPage } from '../hooks/lockPage.ts';
import { Button, Card, DatePicker, Dialog, Popover, Select, TextField, Tooltip } from '../index.ts';

const meta = {
  title: 'Foundations/Checks 检查/Layers 层级',
  id: 'foundations-layers',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];
const now = Date.parse('2026-05-20T10:00:00+08:00');
const press = fn();
const keys = fn();

function InCard() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 700, padding: 24 }}>
      <Card interactive onClick={press} onKeyDown={({ key }) => (key === 'Enter' ? press() : undefined)}>
        <Popover label="筛选" trigger={<Button variant="secondary">筛选</Button>}>
          <Select label="所属行业" options={options} />
          <DatePicker label="付款日期" now={now} />
          <Tooltip text="按当前条件筛选">
            <Button>应用</Button>
          </Tooltip>
        </Popover>
        <Button
          variant="secondary"
          onClick={(event) => {
            event.stopPropagation();
            setOpen(true);
          }}
        >
          编辑
        </Button>
        <Dialog open={open} onOpenChange={setOpen} title="编辑" onKeyDown={keys}>
          <TextField label="名称" />
          <Select label="所属地区" options={options} />
        </Dialog>
      </Card>
    </div>
  );
}

function beforeEach() {
  press.mockReset();
  keys.mockReset();
}

/** Opens something in the popover, and checks that each Escape closes one layer. */
export const OneEscape: Story = {
  name: '一次 Escape 只关最上面一层',
  beforeEach,
  render: () => <InCard />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const popover = () => screen.queryByRole('dialog', { name: '筛选' });
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
    await userEvent.click(screen.getByRole('combobox', { name: '所属行业' }));
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(popover()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '选择付款日期' }));
    await screen.findByRole('dialog', { name: '付款日期日历' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '付款日期日历' })).toBeNull());
    await expect(popover()).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(popover()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover()).toBeNull());
    await expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

export const InDialog: Story = {
  name: '对话框里的下拉：先关下拉，再关对话框',
  beforeEach,
  render: () => <InCard />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '编辑' }));
    const dialog = await screen.findByRole('dialog', { name: '编辑' });
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '编辑' })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const PressStays: Story = {
  name: '浮层里的点按不会点到外面的卡片',
  beforeEach,
  render: () => <InCard />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
    await userEvent.click(screen.getByRole('combobox', { name: '所属行业' }));
    await userEvent.click(screen.getByRole('option', { name: '乙' }));
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    const dialog = await screen.findByRole('dialog', { name: '编辑' });
    await userEvent.click(within(dialog).getByRole('textbox', { name: '名称' }));
    await userEvent.keyboard('{Enter}');
    // The caller's own handler of the dialog comes first, and the card has none of it.
    await expect(keys).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(press).not.toHaveBeenCalled();
    // The card itself still answers.
    await userEvent.click(canvas.getByText('编辑').closest('[data-padding]') ?? canvasElement);
    await expect(press).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The browser of the stories hides scroll bars: the room of one is kept free and reported, as where they take 15 px. */
async function withScrollbar(check: () => Promise<void>) {
  const page = document.documentElement;
  const room = document.createElement('style');
  room.textContent = 'html { scrollbar-gutter: stable; }';
  document.head.append(room);
  Object.defineProperty(page, 'clientWidth', { get: () => window.innerWidth - 15, configurable: true });
  try {
    await check();
  } finally {
    Reflect.deleteProperty(page, 'clientWidth');
    room.remove();
  }
  (document.activeElement as HTMLElement).blur();
}

export const SteadyPage: Story = {
  name: '锁定滚动时固定的元素不移动',
  beforeEach,
  render: () => (
    <>
      <InCard />
      <div data-float="" style={{ position: 'fixed', right: 0, bottom: 0, width: 40, height: 40 }} />
      <div style={{ height: 3000 }} />
    </>
  ),
  play: ({ canvasElement }) =>
    withScrollbar(async () => {
      const page = document.documentElement;
      const float = canvasElement.querySelector('[data-float]');
      const left = float?.getBoundingClientRect().left;
      const { width } = canvasElement.getBoundingClientRect();
      await userEvent.click(within(canvasElement).getByRole('button', { name: '编辑' }));
      const dialog = await screen.findByRole('dialog', { name: '编辑' });
      await waitFor(() => expect(page.style.overflow).toBe('hidden'));
      await expect(page.style.scrollbarGutter).toBe('stable');
      await expect(float?.getBoundingClientRect().left).toBe(left);
      await expect(canvasElement.getBoundingClientRect().width).toBe(width);
      await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(page.style.scrollbarGutter).toBe(''));
      await expect(page.style.overflow).toBe('');
    }),
};

export const SteadyOverMenu: Story = {
  name: '菜单已锁定滚动时再打开对话框，也不移动',
  beforeEach,
  render: () => <InCard />,
  play: ({ canvasElement }) =>
    withScrollbar(async () => {
      const page = document.documentElement;
      const unlock = lockPage();
      await userEvent.click(within(canvasElement).getByRole('button', { name: '编辑' }));
      const dialog = await screen.findByRole('dialog', { name: '编辑' });
      await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(page.style.scrollbarGutter).toBe('stable');
      await expect(page.style.overflow).toBe('hidden');
      unlock();
      await expect(page.style.scrollbarGutter).toBe('');
      await expect(page.style.overflow).toBe('');
    }),
};

/** A text appears above the field without changing its size, or the size of what holds it, as an error does in a dialog. */
function Pushed() {
  const [isPushed, setPushed] = useState(false);
  return (
    <div style={{ height: 240, padding: 24 }}>
      <div style={{ height: isPushed ? 60 : 20 }} />
      <Select label="所属地区" options={options} />
      <Button onClick={() => setPushed(!isPushed)}>移动</Button>
    </div>
  );
}

export const PanelFollows: Story = {
  name: '列表跟随移动的输入框',
  render: () => <Pushed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: '所属地区' });
    await userEvent.click(box);
    const list = await screen.findByRole('listbox');
    const gap = () => Math.round(list.getBoundingClientRect().top - box.getBoundingClientRect().bottom);
    const { top } = box.getBoundingClientRect();
    await waitFor(() => expect(gap()).toBe(4));
    canvas.getByText('移动').click();
    await waitFor(() => expect(box.getBoundingClientRect().top).toBe(top + 40));
    await waitFor(() => expect(gap()).toBe(4));
  },
};
