import { type LevelRequest, rootCode } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FilterSummary } from '../FilterBar/FilterSummary.tsx';
import {
  Button,
  Cascader,
  Checkbox,
  ConfirmDialog,
  DatePicker,
  DateRangePicker,
  Dialog,
  Header,
  Illustration,
  NotificationProvider,
  Popover,
  Select,
  SidePanel,
  TextArea,
  TextField,
  useNotification,
  useToast,
} from '../index.ts';
import { isLowScreen, lowScreens, onLowScreen } from './lowScreens.ts';
import { outOfReach } from './outOfReach.ts';

const meta = {
  title: 'Foundations/Checks 检查/Low screens 低矮屏幕',
  id: 'foundations-lowscreens',
  parameters: { layout: 'fullscreen', ...lowScreens },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const now = Date.parse('2026-05-20T10:00:00+08:00');
const cities = Array.from({ length: 20 }, (_, index) => ({ code: `${index + 10}`, name: `第 ${index + 1} 市` }));
/** Answers once the panel is open, which then grows: a ResizeObserver repositions it before the next paint, but not before other tasks. */
const load = async ({ parentCode }: LevelRequest) => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return parentCode === rootCode ? cities : [];
};
const industries = Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `行业 ${index + 1}` }));
const apps = Array.from({ length: 24 }, (_, index) => ({ value: `${index}`, label: `应用分类 ${index + 1}` }));

const fields = (
  <div style={{ display: 'grid', gap: 20 }}>
    {['企业名称', '联系人', '联系电话', '邮箱'].map((label) => (
      <TextField key={label} label={label} required />
    ))}
    <TextArea label="咨询内容" />
    <Checkbox>我已阅读并同意《信息使用协议声明》</Checkbox>
  </div>
);
const terms = Array.from({ length: 30 }, (_, index) => <p key={index}>第 {index + 1} 条：资料仅用于审核。</p>);

/** The modals of the design system by their name, which the button that opens each has too. */
const modals: Record<string, (open: boolean, setOpen: (open: boolean) => void) => ReactNode> = {
  联系我们: (open, onOpenChange) => (
    <Dialog {...{ open, onOpenChange }} title="联系我们" footer={<Button>提交</Button>}>
      {fields}
    </Dialog>
  ),
  服务协议: (open, onOpenChange) => (
    <Dialog {...{ open, onOpenChange }} title="服务协议" width={720}>
      {terms}
    </Dialog>
  ),
  注册账号: (open, onOpenChange) => (
    <SidePanel {...{ open, onOpenChange }} title="注册账号" footer={<Button>注册</Button>} note="已有账号？去登录">
      {fields}
    </SidePanel>
  ),
  '取消这个订单？': (open, onOpenChange) => (
    <ConfirmDialog
      {...{ open, onOpenChange }}
      title="取消这个订单？"
      description="取消后不能恢复，已付的款项在 1-3 个工作日内原路退回。"
      confirmLabel="取消订单"
      cancelLabel="再想想"
      onConfirm={() => undefined}
    >
      {terms.slice(0, 12)}
    </ConfirmDialog>
  ),
};

function Modal({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {modals[name]?.(open, setOpen)}
    </>
  );
}

const nothing = () => undefined;

const openModal = () =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"])[data-state="open"], dialog[open]');

/** All of a layer can be reached, which is noticed: under a cover none of it can. */
async function expectInReach(layer: Element): Promise<void> {
  await expect(outOfReach(layer)).toEqual([]);
  const cover = document.createElement('div');
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '9999' });
  layer.append(cover);
  await expect(outOfReach(layer)).not.toEqual([]);
  cover.remove();
}

/** Opens what a button opens, checks that all of it can be reached, and closes it. */
async function walk(opener: HTMLElement, closeName: RegExp): Promise<void> {
  await userEvent.click(opener);
  const modal = await waitFor(() => {
    const found = openModal();
    if (!(found instanceof HTMLElement)) throw new Error('Nothing is open.');
    return found;
  });
  const box = modal.getBoundingClientRect();
  await expect(box.top).toBeGreaterThanOrEqual(0);
  await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(modal.contains(document.activeElement)).toBe(true);
  await expectInReach(modal);
  await userEvent.click(within(modal).getByRole('button', { name: closeName }));
  await waitFor(() => expect(openModal()).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  // Only a key of the browser closes a native one.
  if (modal instanceof HTMLDialogElement) return;
  await userEvent.click(opener);
  await waitFor(() => expect(openModal()).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(openModal()).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
}

const walkModals: Story = {
  render: () => (
    <>
      <Header
        logo={<Illustration name="logo" />}
        logoHref="/home"
        items={['应用市场', '解决方案', '生态合作', '行业资讯', '标识解析', '案例中心'].map((label) => ({
          label,
          href: `/${label}`,
        }))}
        user={null}
        skipTo="#main"
        onLogin={nothing}
        onRegister={nothing}
        onLogout={nothing}
        onScan={nothing}
      />
      <main id="main" style={{ display: 'grid', gap: 16, justifyItems: 'start', padding: 16 }}>
        {Object.keys(modals).map((name) => (
          <Modal key={name} name={name} />
        ))}
        <FilterSummary
          groups={[{ key: 'kind', label: '应用分类', options: apps }]}
          defaultValue={{}}
          total={18}
          totalText={(total) => `共 ${total} 个应用`}
          sheetTitle="筛选应用"
          sheetOnly
        />
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    if (!isLowScreen()) return;
    const canvas = within(canvasElement);
    for (const name of Object.keys(modals)) await walk(canvas.getByRole('button', { name }), /^关闭$/);
    await walk(canvas.getByRole('button', { name: /^筛选/ }), /^关闭/);
    await walk(canvas.getByRole('button', { name: '菜单' }), /^关闭/);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Modals: Story = {
  ...walkModals,
  name: '对话框、侧面板、筛选页和菜单整体滚动：横置的手机',
  globals: onLowScreen('turnedPhone'),
};

export const ZoomedModals: Story = {
  ...walkModals,
  name: '对话框、侧面板、筛选页和菜单整体滚动：放大到 400%',
  globals: onLowScreen('zoomed'),
};

/** The fields with panels, by what opens each. */
const panels: Record<string, (props: { label: string }) => ReactNode> = {
  所属行业: (props) => <Select {...props} options={industries} />,
  所在地区: (props) => <Cascader {...props} load={load} />,
  选择付款日期: () => <DatePicker label="付款日期" now={now} precision="minute" />,
  选择统计时间: () => <DateRangePicker label="统计时间" now={now} value={null} onValueChange={nothing} />,
  显示的列: () => (
    <Popover label="显示的列" trigger={<Button variant="secondary">显示的列</Button>}>
      {fields}
    </Popover>
  ),
};

/** Height in px that a panel has at least: half of the screen, or all that it needs. */
const leastRoom = () => window.innerHeight / 2;

const walkPanels: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 300, justifyItems: 'start', padding: '120px 16px 300px' }}>
      {Object.entries(panels).map(([label, render]) => (
        <div key={label}>{render({ label })}</div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    if (!isLowScreen()) return;
    const canvas = within(canvasElement);
    for (const name of Object.keys(panels)) {
      const opener = canvas.queryByRole('combobox', { name }) ?? canvas.getByRole('button', { name });
      opener.scrollIntoView({ block: 'center' });
      await userEvent.click(opener);
      const panel = await waitFor(() => {
        const found = canvasElement.querySelector(':popover-open');
        if (found === null || found.querySelector('[data-part="column"] output') !== null)
          throw new Error('Not there yet.');
        return found;
      });
      await waitFor(async () => {
        const box = panel.getBoundingClientRect();
        await expect(box.top).toBeGreaterThanOrEqual(0);
        await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
        await expect(panel.clientHeight).toBeGreaterThanOrEqual(Math.min(leastRoom(), panel.scrollHeight));
      });
      await expectInReach(panel);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvasElement.querySelector(':popover-open')).toBeNull());
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const Panels: Story = {
  ...walkPanels,
  name: '下拉、日历和浮层有半屏以上，整体滚动：横置的手机',
  globals: onLowScreen('turnedPhone'),
};

export const ZoomedPanels: Story = {
  ...walkPanels,
  name: '下拉、日历和浮层有半屏以上，整体滚动：放大到 400%',
  globals: onLowScreen('zoomed'),
};

function Sender() {
  const { show } = useToast();
  const { notify } = useNotification();
  return (
    <div style={{ minHeight: 2000, padding: 120 }}>
      <Button
        onClick={() => {
          for (const part of ['企业名称', '联系人', '联系电话']) {
            show({ tone: 'danger', text: `${part}没有保存` });
            notify({ tone: 'info', title: `${part}已更新`, text: '可在「个人设置」查看。', stays: true });
          }
        }}
      >
        保存
      </Button>
    </div>
  );
}

export const Notices: Story = {
  name: '提示最多占半屏，通知一次一条',
  globals: onLowScreen('turnedPhone'),
  render: () => (
    <NotificationProvider>
      <Sender />
    </NotificationProvider>
  ),
  play: async ({ canvasElement }) => {
    if (!isLowScreen()) return;
    const send = within(canvasElement).getByRole('button', { name: '保存' });
    await userEvent.click(send);
    await waitFor(() => expect(screen.getAllByRole('alert').filter((one) => one.checkVisibility())).toHaveLength(2));
    for (const toast of screen.getAllByRole('alert')) {
      await expect(toast.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2);
    }
    await expect(screen.getAllByRole('status').filter((one) => one.checkVisibility())).toHaveLength(1);
    for (const part of ['企业名称', '联系人', '联系电话']) {
      await expect(screen.getByText(`${part}已更新`)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: '关闭通知' }));
    }
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 5_000 });
    send.blur();
  },
};
