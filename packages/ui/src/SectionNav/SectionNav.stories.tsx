import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { type NavSection, SectionNav, type SectionNavProps } from './SectionNav.tsx';

const entry: NavSection[] = [
  { id: 'advantages', label: '产品优势' },
  { id: 'functions', label: '功能介绍' },
  { id: 'scenes', label: '适用场景' },
  { id: 'value', label: '应用价值' },
];
const solution: NavSection[] = [
  { id: 'overview', label: '方案概述' },
  { id: 'architecture', label: '方案架构' },
  { id: 'strengths', label: '方案优势' },
  { id: 'uses', label: '应用场景' },
  { id: 'process', label: '合作流程' },
];

/** A page of sections with the navigation beside or above them. */
function Page({ height, ...props }: SectionNavProps & { height: number }) {
  const side = props.variant === 'side';
  const inColumn = side || props.variant === 'column';
  return (
    <div
      style={{
        maxWidth: props.variant === 'column' ? 872 : 1200,
        marginInline: 'auto',
        paddingInline: inColumn ? 'var(--margin)' : 0,
        paddingTop: side ? 88 : 64,
      }}
    >
      <div style={side ? { display: 'grid', gridTemplateColumns: 'var(--columns)', columnGap: 32 } : undefined}>
        <style>
          {
            ':root { --margin: 24px; } @media (max-width: 767px) { :root { --margin: 16px; } } @media (min-width: 1200px) { :root { --columns: 240px minmax(0, 1fr); } }'
          }
        </style>
        <SectionNav {...props} />
        <div style={inColumn ? { minWidth: 0 } : { paddingInline: 24 }}>
          {props.sections.map(({ id, label }) => (
            <section key={id} id={id} aria-label={label} style={{ height, paddingTop: 24 }}>
              <h2 style={{ fontSize: 20 }}>{label}</h2>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const meta = {
  title: 'Navigation/SectionNav 章节导航',
  id: 'components-sectionnav',
  component: SectionNav,
  args: { sections: solution },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Page {...args} height={300} />,
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

function current(canvasElement: HTMLElement) {
  return within(within(canvasElement).getByRole('navigation'))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.querySelector('[data-part="label"]')?.textContent ?? link.textContent);
}

async function reads(canvasElement: HTMLElement, label: string) {
  await waitFor(() => expect(current(canvasElement)).toEqual([label]));
}

function atRest() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const Playground: Story = { name: '自由尝试' };

export const Bar: Story = {
  name: '横栏',
  render: (args) => <Page {...args} height={120} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation', { name: '页内导航' })).toBeVisible();
    // The last section whose heading has passed the line.
    await reads(canvasElement, '方案优势');
  },
};

export const Column: Story = {
  name: '栏内横栏',
  args: { variant: 'column' },
  render: (args) => <Page {...args} height={120} />,
  play: async ({ canvasElement }) => {
    await reads(canvasElement, '方案优势');
  },
};

export const Side: Story = {
  name: '侧栏',
  args: { sections: entry, variant: 'side', action: <Button size="sm">立即咨询</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: '立即咨询' })).toBeNull();
    // The number is not part of the accessible name.
    await expect(within(canvasElement).getByRole('link', { name: '产品优势' })).toBeVisible();
  },
};

export const SideFixed: Story = {
  name: '侧栏，固定之后',
  args: { ...Side.args, fixedAfter: -1 },
  render: (args) => <Page {...args} height={140} />,
  play: async ({ canvasElement }) => {
    await reads(canvasElement, '适用场景');
  },
};

export const Focused: Story = {
  name: '聚焦',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '方案架构' })).toHaveFocus();
  },
};

export const FollowsScrolling: Story = {
  name: '跟随滚动',
  args: { sections: entry, variant: 'side', action: <Button size="sm">立即咨询</Button> },
  render: (args) => <Page {...args} height={900} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    await reads(canvasElement, '产品优势');
    // The heading of the second section is at 988 px of the page, the line at 380 px of the viewport.
    await waitFor(async () => {
      scroll(519);
      await expect(window.scrollY).toBe(519);
      await expect(canvas.getByRole('button', { name: '立即咨询' })).toBeVisible();
    });
    await reads(canvasElement, '产品优势');
    scroll(607);
    await reads(canvasElement, '产品优势');
    scroll(608);
    await reads(canvasElement, '功能介绍');
    scroll(518);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '立即咨询' })).toBeNull());
    scroll(100_000);
    await reads(canvasElement, '应用价值');
    await expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBe(88);
    scroll(0);
    await reads(canvasElement, '产品优势');
    atRest();
  },
};

export const TakesTheReaderThere: Story = {
  name: '点击后滚动并移动焦点',
  render: (args) => <Page {...args} height={300} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('navigation');
    const section = canvas.getByRole('region', { name: '方案优势' });
    await reads(canvasElement, '方案概述');
    await userEvent.click(within(bar).getByRole('link', { name: '方案优势' }));
    await reads(canvasElement, '方案优势');
    await expect(section).toHaveFocus();
    // The section is right below the header and the bar.
    await expect(section.getBoundingClientRect().top).toBe(64 + bar.offsetHeight);
    // The page is too short to scroll the second to last section to the line: the selection counts all the same.
    await userEvent.click(within(bar).getByRole('link', { name: '应用场景' }));
    await reads(canvasElement, '应用场景');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await reads(canvasElement, '应用场景');
    await expect(section).not.toHaveAttribute('tabindex');
    // Until the reader scrolls on.
    window.scrollTo({ top: 250, behavior: 'instant' });
    await reads(canvasElement, '方案架构');
    // The keyboard works like the pointer.
    within(bar).getByRole('link', { name: '合作流程' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: '合作流程' })).toHaveFocus();
    await reads(canvasElement, '合作流程');
    window.scrollTo({ top: 0, behavior: 'instant' });
    await reads(canvasElement, '方案概述');
    atRest();
  },
};

export const LongNames: Story = {
  name: '名称长，横向滚动',
  args: {
    sections: solution.map(({ id, label }) => ({ id, label: `${label}与实施要点说明` })),
  },
  render: (args) => (
    <div style={{ maxWidth: 390 }}>
      <Page {...args} height={300} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    const list = within(nav).getByRole('list');
    const last = within(nav).getByRole('link', { name: '合作流程与实施要点说明' });
    await userEvent.click(last);
    await reads(canvasElement, '合作流程与实施要点说明');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
    await expect(list.scrollLeft).toBeGreaterThan(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await reads(canvasElement, '方案概述与实施要点说明');
    await waitFor(() => expect(list.scrollLeft).toBe(0));
    atRest();
  },
};
