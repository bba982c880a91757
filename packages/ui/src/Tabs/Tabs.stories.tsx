import { dataOptionNames, quickTimeNames, sceneTemplates } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { Column } from '../testing/Ground.tsx';
import { isPhone, onPhone, phone } from '../testing/phone.ts';
import { type TabItem, TabPanel, Tabs } from './Tabs.tsx';

const views: TabItem[] = Object.entries(dataOptionNames).map(([value, label]) => ({ value, label }));
const ranges: TabItem[] = Object.entries(quickTimeNames).map(([value, label]) => ({ value, label }));
const scenes: TabItem[] = Object.entries(sceneTemplates).map(([value, { name }]) => ({ value, label: name }));

function panels(items: readonly TabItem[]) {
  return items.map(({ value, label }) => (
    <TabPanel key={value} value={value}>
      <p>{label}的内容</p>
    </TabPanel>
  ));
}

const meta = {
  title: 'Navigation/Tabs 页签',
  id: 'components-tabs',
  component: Tabs,
  args: { items: views, label: '生产数据', onValueChange: fn(), children: panels(views) },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const Keyboard: Story = {
  name: '键盘',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('tab');
    const last = canvas.getAllByRole('tab').at(-1);
    await expect(canvas.getByRole('tablist', { name: '生产数据' })).toBeVisible();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(views[1]?.value);
    await userEvent.keyboard('{End}');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(`${views[1]?.label}的内容`);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(views[1]?.label);
  },
};

export const Counts: Story = {
  name: '带数量',
  args: {
    items: views.map((item, index) => ({ ...item, count: [12, 3, 0, 1286][index] ?? 8 })),
    defaultValue: views[1]?.value,
  },
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { name: views[1]?.label });
    await expect(tab).toHaveAttribute('aria-description', '3 条');
  },
};

export const DisabledTab: Story = {
  name: '有不可选的页签',
  args: { items: views.map((item, index) => ({ ...item, disabled: index === 0 || index === 2 })) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tabs = canvas.getAllByRole('tab');
    // The first enabled tab is selected.
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tabs[1] as HTMLElement);
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[3]).toHaveFocus();
    await expect(tabs[2]).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[1]).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalledWith(views[2]?.value);
    tabs[1]?.blur();
  },
};

export const Segment: Story = {
  name: '分段切换',
  args: { items: ranges, label: '时间范围', variant: 'segment', children: panels(ranges) },
  render: (args) => (
    <Column>
      <Tabs {...args} />
      <Tabs
        {...args}
        items={ranges.map((item, index) => ({ ...item, disabled: index === 3, count: index === 1 ? 5 : undefined }))}
        defaultValue={ranges[1]?.value}
      />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getAllByRole('tablist')[0];
    await expect(list?.offsetHeight).toBe(34);
  },
};

export const SegmentOnPhone: Story = {
  ...Segment,
  name: '分段切换，手机',
  parameters: phone,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    await expect(within(canvasElement).getAllByRole('tablist')[0]?.offsetHeight).toBe(46);
  },
};

export const SegmentFocused: Story = {
  name: '分段切换，聚焦',
  args: { ...Segment.args },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tab', { selected: true })).toHaveFocus();
  },
};

export const Many: Story = {
  name: '页签很多，横向滚动',
  args: { items: scenes, label: '标识场景', defaultValue: scenes.at(-3)?.value, children: panels(scenes) },
  render: (args) => (
    <div style={{ maxWidth: 358 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('tablist');
    async function chosenInView() {
      const tab = canvas.getByRole('tab', { selected: true });
      await waitFor(async () => {
        const [whole, part] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
        await expect(part.left).toBeGreaterThanOrEqual(whole.left - 1);
        await expect(part.right).toBeLessThanOrEqual(whole.right + 1);
      });
    }
    await chosenInView();
    await expect(list.scrollLeft).toBeGreaterThan(0);
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{Home}');
    await chosenInView();
    await expect(list.scrollLeft).toBe(0);
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await chosenInView();
    canvas.getByRole('tab', { selected: true }).blur();
  },
};

const forms: TabItem[] = [
  { value: 'password', label: '密码登录' },
  { value: 'code', label: '短信登录' },
];

export const KeepMounted: Story = {
  name: '保留未选页签的内容',
  args: {
    items: forms,
    label: '登录方式',
    children: (
      <>
        <TabPanel value="password" keepMounted>
          <TextField label="用户名或手机号" />
        </TabPanel>
        <TabPanel value="code">
          <TextField label="手机号" />
        </TabPanel>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '用户名或手机号' }), 'chen');
    await userEvent.click(canvas.getByRole('tab', { name: '短信登录' }));
    await expect(canvas.queryByRole('textbox', { name: '用户名或手机号' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '138');
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }));
    await expect(canvas.getByRole('textbox', { name: '用户名或手机号' })).toHaveValue('chen');
    await expect(canvasElement.querySelectorAll('input')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('tab', { name: '短信登录' }));
    // A panel without `keepMounted` is reset.
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('');
    canvas.getByRole('tab', { name: '短信登录' }).blur();
  },
};

export const Chosen: Story = {
  name: '由外部决定',
  args: { value: views[1]?.value },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.click(first as HTMLElement);
    await expect(args.onValueChange).toHaveBeenCalledWith(views[0]?.value);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    first?.blur();
  },
};

export const SlidingBracket: Story = {
  name: '括线滑动',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = canvas.getAllByRole('tab');
    const sliding = () =>
      canvas
        .getByRole('tablist')
        .getAnimations({ subtree: true })
        .filter((animation) => !('transitionProperty' in animation));
    await userEvent.click(second as HTMLElement);
    await expect(sliding()).toHaveLength(0);
    // The same without reduced motion.
    const asked = window.matchMedia;
    window.matchMedia = (query) =>
      query.includes('reduced-motion') ? asked.call(window, 'not all') : asked.call(window, query);
    try {
      await userEvent.click(third as HTMLElement);
      const [animation] = sliding();
      await expect(animation?.effect).toHaveProperty('pseudoElement', '::after');
      await animation?.finished;
      await userEvent.click(first as HTMLElement);
      await sliding()[0]?.finished;
    } finally {
      window.matchMedia = asked;
    }
    first?.blur();
  },
};
