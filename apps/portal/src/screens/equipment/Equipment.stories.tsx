import { listAssets, refreshToken } from '@lima-id/api';
import { endPending, expiredWalkerAsset, mockEndpoint, treadmillAsset, walkerAsset } from '@lima-id/api/msw';
import type { AssetRecord } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clearUser } from '../../shared/session/changeUser.ts';
import { withoutNetwork } from '../../shared/stories/withoutNetwork.ts';
import { bookOf, loggedIn, ScreenStory } from './storyFrame.tsx';

const queryOf = ({ identifier }: Pick<AssetRecord, 'identifier'>) =>
  new URLSearchParams({ identifier, t: '1779070000000' }).toString();

const meta = {
  title: 'Screens/Equipment 设备详情',
  id: 'screens-equipment',
  component: ScreenStory,
  args: { query: queryOf(treadmillAsset) },
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [bookOf(treadmillAsset, walkerAsset, expiredWalkerAsset)] },
  },
  beforeEach: loggedIn,
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits until the record is shown. */
async function recordShown(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name }, { timeout: 5000 });
  return canvas;
}

function shows(asset: AssetRecord): Pick<Story, 'args' | 'parameters'> {
  return { args: { query: queryOf(asset) }, parameters: { msw: { handlers: [bookOf(asset)] } } };
}

export const Full: Story = {
  name: '在用的设备',
  play: async ({ canvasElement }) => {
    const canvas = await recordShown(canvasElement, treadmillAsset.name);
    await waitFor(() => expect(document.title).toBe('GT-6 商用智能跑步机 设备台账 - 力码'));
    await expect(canvas.getByText('资产编号 ZC-RD-0231')).toBeVisible();
    const life = within(canvas.getByRole('region', { name: '生命周期' }));
    await expect(life.getByText('已使用 6 天 ・ 设计寿命 8 年')).toBeVisible();
    const steps = life.getAllByRole('listitem');
    await expect(steps).toHaveLength(6);
    await expect(steps.filter((step) => step.ariaCurrent === 'step').map((step) => step.textContent)).toEqual([
      '在用（当前阶段）每季度点检下次 08-12',
    ]);
    const table = within(canvas.getByRole('table', { name: '维修工单' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByText('7.5')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /电机\s*MT-2026-004410/ })).toHaveAttribute(
      'href',
      '/product_scene?identifier=88.118.001%2FMT-2026-004410',
    );
    await expect(canvas.getByRole('link', { name: '查看标识档案' })).toHaveAttribute(
      'href',
      '/product_scene?identifier=88.118.001%2FGT-2026-000123',
    );
    const run = within(canvas.getByRole('region', { name: '累计运行' }));
    await expect(run.getByText('42.6')).toBeVisible();
    await run.findByRole('button', { name: /表/ }, { timeout: 5000 });
  },
};

export const RunAsTable: Story = {
  name: '运行数据：表格',
  play: async ({ canvasElement }) => {
    const canvas = await recordShown(canvasElement, treadmillAsset.name);
    const run = within(canvas.getByRole('region', { name: '累计运行' }));
    await userEvent.click(await run.findByRole('button', { name: /表/ }, { timeout: 5000 }));
    await expect(await run.findByRole('table')).toHaveTextContent('9.3');
  },
};

export const NoRepairs: Story = {
  name: '没有维修、部件和运行数据',
  ...shows({ ...treadmillAsset, parts: [], repairs: [], run: { minutes: 0, metres: null, days: [] } }),
  play: async ({ canvasElement }) => {
    const canvas = await recordShown(canvasElement, treadmillAsset.name);
    await expect(canvas.getByText('暂无维修记录')).toBeVisible();
    await expect(canvas.getByText('没有单独赋码的部件')).toBeVisible();
    await expect(canvas.getByText('该设备没有运行数据')).toBeVisible();
  },
};

export const EndingOutdoor: Story = {
  name: '室外器材：使用年限将满',
  args: { query: queryOf(walkerAsset) },
  play: async ({ canvasElement }) => {
    const canvas = await recordShown(canvasElement, walkerAsset.name);
    await expect(canvas.getByText('距安全使用年限届满还有 75 天')).toBeVisible();
    await expect(canvas.getByText(/本器材须于 2026-08-01 起停止使用/)).toBeVisible();
  },
};

export const ExpiredOutdoor: Story = {
  name: '室外器材：已超过使用年限',
  args: { query: queryOf(expiredWalkerAsset) },
  play: async ({ canvasElement }) => {
    const canvas = await recordShown(canvasElement, walkerAsset.name);
    await expect(canvas.getByText('已超过安全使用年限，须立即停用')).toBeVisible();
    await expect(canvas.getByText(/已于 2026-04-08 到期，超期 40 天/)).toBeVisible();
  },
};

export const OutOfUse: Story = {
  name: '室外器材：到期已停用',
  ...shows({ ...expiredWalkerAsset, suspendedOn: '2026-04-08' }),
  play: async ({ canvasElement }) => {
    const canvas = await recordShown(canvasElement, walkerAsset.name);
    await expect(canvas.getByText('安全使用年限届满，已停用')).toBeVisible();
    await expect(canvas.getByText('已停用', { exact: true })).toBeVisible();
  },
};

export const InspectionOverdue: Story = {
  name: '点检超期',
  args: { today: '2026-08-20' },
  play: async ({ canvasElement }) => {
    const canvas = await recordShown(canvasElement, treadmillAsset.name);
    await expect(canvas.getByText('点检已超期 8 天')).toBeVisible();
    await expect(canvas.getByText('超期 8 天', { exact: true })).toBeVisible();
  },
};

export const Scrapped: Story = {
  name: '已报废，图片缺失',
  ...shows({ ...treadmillAsset, picture: '', warrantyUntil: null, scrappedOn: '2026-05-15' }),
  play: async ({ canvasElement }) => {
    const canvas = await recordShown(canvasElement, treadmillAsset.name);
    await expect(canvas.getByText('已报废')).toBeVisible();
    await expect(canvas.getByText('未发生')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'GT-6 商用智能跑步机的图片' })).toHaveAttribute(
      'src',
      expect.stringContaining('asset.svg'),
    );
  },
};

export const NotDelivered: Story = {
  name: '待交付',
  ...shows({ ...treadmillAsset, deliveredOn: null, installedOn: null, installer: '', repairs: [] }),
  play: async ({ canvasElement }) => {
    const canvas = await recordShown(canvasElement, treadmillAsset.name);
    await expect(canvas.getByText('待交付')).toBeVisible();
  },
};

export const LongWords: Story = {
  name: '很长的名称与编码',
  ...shows({
    ...treadmillAsset,
    identifier: '88.118.001/GT-2026-PRO-COMMERCIAL-EDITION-0000000123',
    name: '商用智能跑步机（六马力交流电机、十五点六英寸触控屏、能耗回收模块，酒店与康复中心适用）',
    maker: '山东泰岳健身科技有限公司德州临空经济区智能制造分公司',
    place: '燃点健身（人民路店）二层东侧有氧训练区靠窗第三排',
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /商用智能跑步机/ }, { timeout: 5000 });
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
};

export const Printing: Story = {
  name: '打印铭牌',
  beforeEach: () => {
    const forget = loggedIn();
    const { print } = window;
    window.print = fn();
    return () => {
      window.print = print;
      forget();
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = await recordShown(canvasElement, treadmillAsset.name);
    const button = canvas.getByRole('button', { name: '打印铭牌' });
    await userEvent.click(button);
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1), { timeout: 5000 });
    const plate = document.querySelector('[data-print="plate"]');
    await expect(plate).toHaveTextContent('GT-6 商用智能跑步机');
    await expect(plate).toHaveTextContent('88.118.001/GT-2026-000123');
    await expect(plate).not.toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-print="plate"]')).toBeNull());
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
};

export const Waiting: Story = {
  name: '等待',
  parameters: { msw: { handlers: [mockEndpoint(listAssets, () => 'pending')] } },
  beforeEach: () => {
    const forget = loggedIn();
    return () => {
      endPending();
      forget();
    };
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('数据加载中，请稍候')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '加载失败，重试后成功',
  parameters: { msw: { handlers: [mockEndpoint(listAssets, failsOnce())] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: '现在就试' }, { timeout: 5000 });
    await expect(canvas.getByText('服务尚未就绪，请稍后再试')).toBeVisible();
    await userEvent.click(again);
    await recordShown(canvasElement, treadmillAsset.name);
  },
};

function failsOnce() {
  let asked = 0;
  return () => {
    asked += 1;
    return asked % 2 === 1
      ? { refusal: { status: 503, message: '服务尚未就绪，请稍后再试' } }
      : { reply: { records: [treadmillAsset], total: 1 } };
  };
}

export const Offline: Story = {
  name: '没有网络',
  beforeEach: withoutNetwork,
  parameters: { msw: { handlers: [mockEndpoint(listAssets, () => 'unreachable')] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '网络没有连接' }, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotFound: Story = {
  name: '台账中没有该设备',
  args: { query: queryOf({ identifier: '88.118.036/SB-2025-018842' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('未查询到设备台账', {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看标识档案' })).toHaveAttribute(
      'href',
      '/product_scene?identifier=88.118.036%2FSB-2025-018842',
    );
  },
};

export const NoCode: Story = {
  name: '不是标识编码',
  args: { query: 'identifier=ZC-RD-0231' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('未查询到设备台账')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '查看标识档案' })).toBeNull();
  },
};

export const NoIdentifier: Story = {
  name: '没有标识：回到首页',
  args: { query: 't=1' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('/', { exact: true })).toBeVisible();
  },
};

export const LoggedOut: Story = {
  name: '未登录：先去登录',
  beforeEach: () => clearUser(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('/login')).toBeVisible();
    await expect(
      canvas.getByText(/"returnPath":"\/equipment\/detail\?identifier=88\.118\.001%2FGT-2026-000123&t=1779070000000"/),
    ).toBeVisible();
  },
};

export const SessionOver: Story = {
  name: '登录已失效：重新登录',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(listAssets, () => ({ refusal: { status: 401, code: 40112, message: '登录已失效，请重新登录' } })),
        mockEndpoint(refreshToken, () => ({
          refusal: { status: 401, code: 40112, message: '登录已失效，请重新登录' },
        })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('/login', {}, { timeout: 5000 })).toBeVisible();
  },
};
