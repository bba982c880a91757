import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ContentsHeading } from './nestHeadings.ts';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

const headings: ContentsHeading[] = [
  { id: 'level', text: '编码到哪一级' },
  { id: 'parts', text: '部件级编码的取舍', level: 2 },
  { id: 'records', text: '与既有台账对应', level: 2 },
  { id: 'when', text: '什么时候赋码' },
  { id: 'rights', text: '谁能看到什么' },
  { id: 'fields', text: '字段级授权', level: 2 },
];

/** An article of sections with the table of contents in its aside. */
function Article({ height, ...props }: TableOfContentsProps & { height: number }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'var(--columns)', gap: 48 }}>
      <style>{'@media (min-width: 1200px) { :root { --columns: 304px minmax(0, 1fr); } }'}</style>
      <TableOfContents {...props} />
      <div>
        {props.headings.map(({ id, text }) => (
          <section key={id} aria-label={text} style={{ height }}>
            <h2 id={id} style={{ fontSize: 20 }}>
              {text}
            </h2>
          </section>
        ))}
      </div>
    </div>
  );
}

const meta = {
  title: 'Navigation/TableOfContents 目录',
  id: 'components-tableofcontents',
  component: TableOfContents,
  args: { headings },
  render: (args) => <Article {...args} height={200} />,
} satisfies Meta<typeof TableOfContents>;
export default meta;
type Story = StoryObj<typeof meta>;

async function reads(canvasElement: HTMLElement, text: string) {
  const nav = within(canvasElement).getByRole('navigation');
  await waitFor(async () => {
    const marked = within(nav)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'location');
    await expect(marked.map((link) => link.textContent)).toEqual([text]);
  });
}

function atRest() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation', { name: '目录' })).toBeVisible();
    await reads(canvasElement, '编码到哪一级');
  },
};

export const SecondLevel: Story = {
  name: '正在读第二级',
  args: { headings: headings.slice(0, 4), line: 400 },
  render: (args) => (
    <div style={{ maxWidth: 304 }}>
      {args.headings.slice(0, 2).map(({ id, text }) => (
        <h2 key={id} id={id} style={{ height: 60, fontSize: 20 }}>
          {text}
        </h2>
      ))}
      <TableOfContents {...args} />
      {args.headings.slice(2).map(({ id, text }) => (
        <h2 key={id} id={id} style={{ marginTop: 240, fontSize: 20 }}>
          {text}
        </h2>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await reads(canvasElement, '部件级编码的取舍');
  },
};

export const FollowsScrolling: Story = {
  name: '跟随滚动',
  render: (args) => <Article {...args} height={500} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { name: '什么时候赋码' });
    await reads(canvasElement, '编码到哪一级');
    await userEvent.click(canvas.getByRole('link', { name: '什么时候赋码' }));
    await reads(canvasElement, '什么时候赋码');
    await expect(heading).toHaveFocus();
    await expect(Math.round(heading.getBoundingClientRect().top)).toBe(88);
    // It is sticky in the aside.
    await expect(Math.round(canvas.getByRole('navigation').getBoundingClientRect().top)).toBe(88);
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.scrollTo({ top: 620, behavior: 'instant' });
    await reads(canvasElement, '部件级编码的取舍');
    window.scrollTo({ top: 100_000, behavior: 'instant' });
    await reads(canvasElement, '字段级授权');
    window.scrollTo({ top: 0, behavior: 'instant' });
    await reads(canvasElement, '编码到哪一级');
    atRest();
  },
};

/** Scroll margin in px of a section of a scene. */
const sceneOffsetPx = 620;

export const SceneRule: Story = {
  name: '按场景规则滚动',
  args: {
    headings: headings.filter(({ level }) => level !== 2),
    scrollTopOf: (heading) =>
      sceneOffsetPx +
      heading.getBoundingClientRect().top -
      (document.getElementById('level')?.getBoundingClientRect().top ?? 0),
  },
  render: (args) => <Article {...args} height={900} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: '什么时候赋码' }));
    await waitFor(() => expect(window.scrollY).toBe(sceneOffsetPx + 900));
    await reads(canvasElement, '什么时候赋码');
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await reads(canvasElement, '编码到哪一级');
    atRest();
  },
};

export const ManyAndLong: Story = {
  name: '很多标题，长标题',
  args: {
    title: '本文目录',
    headings: Array.from({ length: 36 }, (_, index): ContentsHeading => {
      const level = index % 4 === 0 ? 1 : 2;
      const text = index === 1 ? '一条很长的二级标题，用来看看目录怎样换行' : `第 ${index + 1} 节`;
      return { id: `part-${index}`, text, level };
    }),
  },
  render: (args) => <Article {...args} height={50} />,
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: '本文目录' });
    await expect(within(nav).getAllByRole('link')).toHaveLength(36);
    await expect(nav.scrollHeight).toBeGreaterThan(nav.clientHeight);
    window.scrollTo({ top: 100_000, behavior: 'instant' });
    // The list scrolls to the current heading automatically.
    await waitFor(() => expect(nav.scrollTop).toBeGreaterThan(0));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(nav.scrollTop).toBe(0));
    atRest();
  },
};
