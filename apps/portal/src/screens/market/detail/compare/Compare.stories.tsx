import { readPackage } from '@lima-id/api';
import { appDetail, mockEndpoint, packageList } from '@lima-id/api/msw';
import type { PackageDetails } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fixtureMarket, marketOf, ScreenStory } from '../storyFrame.tsx';

const meta = {
  title: 'Screens/Market 应用市场/Compare 应用对比',
  id: 'screens-market-compare',
  component: ScreenStory,
  parameters: { layout: 'fullscreen', msw: { handlers: fixtureMarket } },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits until the comparison is there; gives the cells of each line as words. */
async function lines(canvasElement: HTMLElement) {
  const table = await within(canvasElement).findByRole('table', { name: '标识赋码系统的规格对比' });
  await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(2));
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join('|'));
}

function extra(id: string, name: string, change: Partial<PackageDetails> = {}): PackageDetails {
  const like = packageList.find((one) => one.id === '102');
  if (like === undefined) throw new Error('The package is gone.');
  return { ...like, id, name, ...change };
}

const extras = [
  extra('104', '私有部署（多工厂协同与驻场实施）', { prices: [], yearUnitPriceFen: null }),
  extra('105', '园区版'),
];
const fivePackages = marketOf(
  [{ ...appDetail, packages: [...appDetail.packages, ...extras.map(({ id, name }) => ({ id, name }))] }],
  [...packageList, ...extras],
);

export const Two: Story = {
  name: '两个规格',
  args: { query: 'compare=101,102', framed: true },
  play: async ({ canvasElement }) => {
    await expect(await lines(canvasElement)).toEqual([
      '对比项|基础版|专业版',
      '3个月 有差异|¥ 800.00|—不提供',
      '6个月 有差异|¥ 1,680.00|—不提供',
      '1年 有差异|¥ 2,800.00|¥ 6,800.00',
      '2年 有差异|¥ 5,200.00|¥ 13,600.00',
      '3年 有差异|¥ 8,400.00|¥ 18,000.00',
      '单价（每年） 有差异|¥ 2,800.00|¥ 6,800.00',
      '单价（每月） 有差异|¥ 280.00|—不提供',
      '免费试用 有差异|30 天|—不提供',
    ]);
    await waitFor(() => expect(document.title).toBe('标识赋码系统 规格对比 - 力码'));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '返回应用详情' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '选用专业版' })).toHaveAttribute(
      'href',
      '/application/list/detail/1?package=102',
    );
  },
};

export const Four: Story = {
  name: '四个规格，共五个',
  args: { query: 'compare=101,102,103,104,105' },
  parameters: { msw: { handlers: fivePackages } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [head] = await lines(canvasElement);
    await expect(head).toBe('对比项|基础版|专业版|集团版|私有部署（多工厂协同与驻场实施）');
    await expect(canvas.getByRole('checkbox', { name: '园区版' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: '专业版' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '园区版' }));
    await waitFor(async () =>
      expect((await lines(canvasElement))[0]).toBe('对比项|基础版|集团版|私有部署（多工厂协同与驻场实施）|园区版'),
    );
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
};

export const OnlyDifferences: Story = {
  name: '只看有差异的项',
  args: { query: 'compare=102,103' },
  play: async ({ canvasElement }) => {
    const all = await lines(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: '只看有差异的项' }));
    const differing = await lines(canvasElement);
    await expect(differing.length).toBeLessThan(all.length);
    await expect(differing.slice(1).every((line) => line.includes('有差异'))).toBe(true);
  },
};

export const Printing: Story = {
  name: '打印',
  args: { query: 'compare=101,102,103' },
  beforeEach: () => {
    const { print } = window;
    window.print = fn();
    return () => {
      window.print = print;
    };
  },
  play: async ({ canvasElement }) => {
    await lines(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打印' }));
    await expect(window.print).toHaveBeenCalledTimes(1);
  },
};

export const OneFailed: Story = {
  name: '加载失败',
  args: { query: 'compare=101,102' },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(readPackage, ({ id }) => {
          const reply = packageList.find((one) => one.id === id && id !== '102');
          return reply === undefined ? { refusal: { status: 500, message: '服务异常' } } : { reply };
        }),
        ...fixtureMarket,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeVisible();
  },
};
