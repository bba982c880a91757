import { applyTrial, readApp, readPackage } from '@lima-id/api';
import {
  appDetail,
  appList,
  endPending,
  mockEndpoint,
  onRequestAppDetail,
  packageList,
  trialList,
} from '@lima-id/api/msw';
import type { TrialRefusalReason } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type LeadRequest, onLeadRequest } from '../../../shared/contact/contactEvents.ts';
import { keep } from '../../../shared/storage/browserStorage.ts';
import { withoutNetwork } from '../../../shared/stories/withoutNetwork.ts';
import { fixtureMarket, marketOf, ScreenStory, withoutPrefix, withPrefix, withSuspendedPrefix } from './storyFrame.tsx';

const meta = {
  title: 'Screens/Market 应用市场/App 应用详情',
  id: 'screens-market-app',
  component: ScreenStory,
  parameters: { layout: 'fullscreen', msw: { handlers: fixtureMarket } },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const [kept] = appList;

/** Waits until prices are there; gives what the page is asked by. */
async function priced(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('radiogroup', { name: '购买时长' });
  return canvas;
}

async function agree(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /我已阅读并同意/ }));
}

const priceOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('output [data-part="amount"], output [data-part="words"]')?.textContent;

async function chooses(canvasElement: HTMLElement, option: string) {
  await userEvent.click(await within(canvasElement).findByRole('radio', { name: option }));
}

async function addressIs(canvasElement: HTMLElement, address: string) {
  await waitFor(() => expect(within(canvasElement).getByTestId('address')).toHaveTextContent(address));
}

/** What was asked of the dialogs of the site while a story ran. */
let asked: LeadRequest[] = [];
function hears(): () => void {
  asked = [];
  return onLeadRequest((request) => asked.push(request));
}

export const Priced: Story = {
  name: '有价格',
  args: { framed: true, state: { product: kept } },
  play: async ({ canvasElement }) => {
    const canvas = await priced(canvasElement);
    await waitFor(() => expect(document.title).toBe('标识赋码系统 - 力码'));
    await expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', appDetail.describes);
    await expect(canvas.getByRole('heading', { level: 1, name: '标识赋码系统' })).toBeVisible();
    const traits = within(canvas.getByRole('list', { name: '服务优势' }));
    await expect(traits.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '批量赋码',
      '一键激活',
      '打印对接',
    ]);
    await expect(priceOf(canvasElement)).toBe('¥ 2,800.00');
    const durations = within(canvas.getByRole('radiogroup', { name: '购买时长' })).getAllByRole('radio');
    await expect(durations.map((one) => (one as HTMLInputElement).value)).toEqual([
      '3个月',
      '6个月',
      '1年',
      '2年',
      '3年',
    ]);
    await expect(canvas.getByRole('button', { name: '免费试用 30 天' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '标识应用' })).toHaveAttribute(
      'href',
      '/application/list?level1=100',
    );
    await expect(canvas.getByRole('navigation', { name: '详情目录' })).toHaveTextContent('产品详情能做什么交付方式');
    await canvas.findByRole('region', { name: '精选应用' });
  },
};

export const Lifetime: Story = {
  name: '永久授权',
  args: { query: 'package=103&duration=永久' },
  play: async ({ canvasElement }) => {
    const canvas = await priced(canvasElement);
    await expect(canvas.getByRole('radio', { name: '集团版' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '永久' })).toBeChecked();
    await expect(priceOf(canvasElement)).toBe('¥ 98,000.00');
    // Not even by unit prices, and no trial of this package.
    await expect(canvas.queryByRole('button', { name: /免费试用/ })).toBeNull();
    await chooses(canvasElement, '基础版');
    await waitFor(() => expect(priceOf(canvasElement)).toBe('¥ 2,800.00'));
    await expect(canvas.queryByRole('radio', { name: '永久' })).toBeNull();
    await chooses(canvasElement, '集团版');
    await waitFor(() => expect(priceOf(canvasElement)).toBe('¥ 98,000.00'));
  },
};

export const Choosing: Story = {
  name: '选择规格与时长',
  play: async ({ canvasElement }) => {
    const canvas = await priced(canvasElement);
    await chooses(canvasElement, '6个月');
    await waitFor(() => expect(priceOf(canvasElement)).toBe('¥ 1,680.00'));
    await addressIs(canvasElement, '/application/list/detail/1?duration=6个月');
    await chooses(canvasElement, '2年');
    await chooses(canvasElement, '专业版');
    await addressIs(canvasElement, '/application/list/detail/1?duration=2年&package=102');
    await waitFor(() => expect(priceOf(canvasElement)).toBe('¥ 13,600.00'));
    await expect(canvas.getByRole('radio', { name: '2年' })).toBeChecked();
  },
};

export const OnRequest: Story = {
  name: '价格面议',
  args: { id: onRequestAppDetail.id },
  beforeEach: () => {
    const forget = withPrefix();
    const stop = hears();
    return () => {
      stop();
      forget();
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: '立即询价' });
    await waitFor(() => expect(priceOf(canvasElement)).toBe('价格面议'));
    await expect(canvas.queryByRole('radiogroup', { name: '购买时长' })).toBeNull();
    await agree(canvasElement);
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: '产品咨询' }));
    const interests = [{ productId: '3', packageProductId: '301', name: '码上追溯 标准版' }];
    await expect(asked).toEqual([
      { kind: 'inquiry', interests },
      { kind: 'contact', subject: '码上追溯', interests },
    ]);
  },
};

export const OnePackageOnRequest: Story = {
  name: '规格之一没有价格',
  args: { query: 'package=301' },
  parameters: {
    msw: {
      handlers: marketOf([
        { ...appDetail, packages: [...appDetail.packages, { id: '301', name: '私有部署（洽谈）' }] },
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: '立即询价' });
    await chooses(canvasElement, '专业版');
    await canvas.findByRole('button', { name: '立即购买' });
    await chooses(canvasElement, '私有部署（洽谈）');
    await canvas.findByRole('button', { name: '立即询价' });
    await expect(priceOf(canvasElement)).toBe('价格面议');
  },
};

export const Free: Story = {
  name: '免费，没有试用，有视频',
  parameters: {
    msw: {
      handlers: marketOf(
        [
          {
            ...appDetail,
            appOriginal: false,
            viewVideoUrls: ['/media/none.webm'],
            packages: [{ id: '102', name: '免费版' }],
          },
        ],
        packageList.map((one) => ({ ...one, prices: one.prices.map((row) => ({ ...row, priceFen: 0 })) })),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await priced(canvasElement);
    await expect(priceOf(canvasElement)).toBe('免费');
    await expect(canvas.getByText('生态伙伴')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /免费试用/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: '对比规格' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /视频：标识赋码系统演示视频/ })).toBeVisible();
  },
};

export const AgreementMissing: Story = {
  name: '未勾选协议',
  play: async ({ canvasElement }) => {
    const canvas = await priced(canvasElement);
    for (const name of ['立即购买', '免费试用 30 天', '产品咨询']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(await within(document.body).findByText('请先同意服务协议与应用市场用户协议')).toBeVisible();
      await expect(canvas.getByRole('checkbox')).toHaveFocus();
    }
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByText('请先阅读并勾选')).toBeVisible();
  },
};

export const Reading: Story = {
  name: '阅读协议',
  play: async ({ canvasElement }) => {
    const canvas = await priced(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '《标识赋码系统服务协议》' }));
    const service = await within(document.body).findByRole('dialog', { name: '标识赋码系统服务协议' });
    await expect(within(service).getByText(/提供“标识赋码系统”/)).toBeVisible();
    await userEvent.click(within(service).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    const link = canvas.getByRole('button', { name: '《应用市场用户协议》' });
    await userEvent.click(link);
    const market = await within(document.body).findByRole('dialog', { name: '应用市场用户协议' });
    await userEvent.click(within(market).getByRole('button', { name: '我同意' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.click(link);
    await within(document.body).findByRole('dialog', { name: '应用市场用户协议' });
  },
};

export const NotLoggedIn: Story = {
  name: '未登录：先去登录，再回到这里',
  args: { query: 'package=102&duration=3年' },
  play: async ({ canvasElement }) => {
    const canvas = await priced(canvasElement);
    await agree(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '立即购买' }));
    await expect(await canvas.findByText('/login')).toBeVisible();
    await expect(
      canvas.getByText(/"returnPath":"\/application\/list\/detail\/1\?package=102&duration=3年"/),
    ).toBeVisible();
  },
};

export const NoPrefix: Story = {
  name: '没有企业标识前缀',
  args: { framed: true },
  beforeEach: withoutPrefix,
  play: async ({ canvasElement }) => {
    const canvas = await priced(canvasElement);
    await expect(canvas.getByText('购买前请先注册企业标识前缀')).toBeVisible();
    await expect(priceOf(canvasElement)).toBe('¥ 2,800.00');
    await agree(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '免费试用 30 天' }));
    const trial = await within(document.body).findByRole('dialog', { name: '试用前请先注册企业标识前缀' });
    await userEvent.click(within(trial).getByRole('button', { name: '关闭' }));
    await userEvent.click(canvas.getByRole('button', { name: '立即购买' }));
    const dialog = await within(document.body).findByRole('dialog', { name: '购买前请先注册企业标识前缀' });
    await expect(within(dialog).getByRole('link', { name: '去注册' })).toHaveAttribute('href', '/identification');
    await expect(within(dialog).getByRole('button', { name: '重新登录' })).toBeVisible();
  },
};

export const SuspendedPrefix: Story = {
  name: '企业标识前缀已停用',
  beforeEach: withSuspendedPrefix,
  play: async ({ canvasElement }) => {
    const canvas = await priced(canvasElement);
    await expect(canvas.getByText('企业标识前缀已停用，暂时不能购买应用，请联系客服')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/identification');
    await agree(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '立即购买' }));
    const buying = await within(document.body).findByRole('dialog', {
      name: '企业标识前缀已停用，暂时不能购买应用，请联系客服',
    });
    await userEvent.click(within(buying).getByRole('button', { name: '关闭' }));
    await userEvent.click(canvas.getByRole('button', { name: '免费试用 30 天' }));
    const trying = await within(document.body).findByRole('dialog', {
      name: '企业标识前缀已停用，暂时不能试用应用，请联系客服',
    });
    await expect(within(trying).getByText(/所属企业的标识前缀已停用/)).toBeVisible();
    await expect(within(trying).getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/identification');
  },
};

export const Buying: Story = {
  name: '购买：去确认订单',
  args: { query: 'duration=6个月' },
  beforeEach: withPrefix,
  play: async ({ canvasElement }) => {
    const canvas = await priced(canvasElement);
    await agree(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '立即购买' }));
    await expect(await canvas.findByText('/application/confirmOrder')).toBeVisible();
    await expect(
      canvas.getByText(
        /"package":\{"id":"101","name":"基础版"\},"duration":\{"duration":6,"durationUnit":"month"\},"priceFen":168000\}/,
      ),
    ).toBeVisible();
  },
};

/** Opens the dialog of a trial. */
async function asksForTrial(canvasElement: HTMLElement) {
  const canvas = await priced(canvasElement);
  await agree(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '免费试用 30 天' }));
  return within(await within(document.body).findByRole('dialog', { name: '免费试用' }));
}

export const Trial: Story = {
  name: '试用：确认',
  beforeEach: withPrefix,
  play: async ({ canvasElement }) => {
    const dialog = await asksForTrial(canvasElement);
    for (const words of ['标识赋码系统', '基础版', '30 天', '山东泰岳健身科技有限公司', '88.118.001'])
      await expect(dialog.getByText(words)).toBeVisible();
  },
};

export const TrialSent: Story = {
  name: '试用：成功',
  beforeEach: withPrefix,
  play: async ({ canvasElement }) => {
    const dialog = await asksForTrial(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '提交试用申请' }));
    await expect(await dialog.findByText('试用申请提交成功')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '查看我的试用' })).toHaveAttribute('href', '/personal_trials');
    await expect(dialog.queryByRole('button', { name: '提交试用申请' })).toBeNull();
  },
};

const refusedTrial = (status: number, message: string, reason: TrialRefusalReason) => ({
  msw: {
    handlers: [mockEndpoint(applyTrial, () => ({ refusal: { status, message, data: { reason } } })), ...fixtureMarket],
  },
});

/** Applies and expects the existing trial to be shown, with the way to it and no second try. */
async function leadsToTried(canvasElement: HTMLElement, words: RegExp) {
  const dialog = await asksForTrial(canvasElement);
  await userEvent.click(dialog.getByRole('button', { name: '提交试用申请' }));
  await expect(await dialog.findByText(words)).toBeVisible();
  await expect(dialog.queryByText('试用申请提交成功')).toBeNull();
  await expect(dialog.queryByRole('button', { name: '提交试用申请' })).toBeNull();
  await expect(dialog.getByRole('link', { name: '查看我的试用' })).toHaveAttribute('href', '/personal_trials');
}

const [runningTrial] = trialList;

export const TrialRepeated: Story = {
  name: '试用：刚刚已申请过',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(applyTrial, () =>
          runningTrial === undefined ? 'pending' : { reply: { ...runningTrial, repeated: true } },
        ),
        ...fixtureMarket,
      ],
    },
  },
  beforeEach: withPrefix,
  play: ({ canvasElement }) =>
    leadsToTried(canvasElement, /^贵企业已于[-\d]+申请过该应用的试用，试用(至|已于).+。每家企业/),
};

export const TrialTried: Story = {
  name: '试用：此前已申请过',
  parameters: refusedTrial(
    409,
    '贵企业已于2026-05-24申请过该应用的试用，试用至2026-06-23 10:12。每家企业每个应用只能试用一次，可在“我的试用”中查看',
    'tried',
  ),
  beforeEach: withPrefix,
  play: ({ canvasElement }) => leadsToTried(canvasElement, /试用至2026-06-23 10:12/),
};

export const TrialRefused: Story = {
  name: '试用：失败',
  parameters: refusedTrial(422, '所选应用、规格与价格不一致，请刷新页面后重新选择', 'mismatch'),
  beforeEach: withPrefix,
  play: async ({ canvasElement }) => {
    const dialog = await asksForTrial(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '提交试用申请' }));
    await expect(
      await dialog.findByText('试用申请提交失败：所选应用、规格与价格不一致，请刷新页面后重新选择'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: '提交试用申请' })).toBeEnabled();
  },
};

const waiting = [mockEndpoint(readApp, () => 'pending'), ...fixtureMarket];

export const Waiting: Story = {
  name: '等待',
  parameters: { msw: { handlers: waiting } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('数据加载中，请稍候')).toBeInTheDocument();
  },
};

export const WaitingKnown: Story = {
  name: '等待：已知名称与图片',
  parameters: { msw: { handlers: waiting } },
  beforeEach: () => {
    keep('application', kept);
    return endPending;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '标识赋码系统' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '标识赋码系统图片1' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('标识赋码系统 - 力码'));
  },
};

export const Unknown: Story = {
  name: '没有这个应用',
  args: { id: '404', state: { product: { ...kept, id: '404' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('暂无该应用')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '浏览全部应用' })).toHaveAttribute('href', '/application/list');
    await waitFor(() => expect(document.title).toBe('应用详情 - 力码'));
  },
};

function failsOnce() {
  let calls = 0;
  return () => {
    calls += 1;
    return calls % 2 === 1 ? { refusal: { status: 503, message: '服务尚未就绪，请稍后再试' } } : { reply: appDetail };
  };
}

export const Failed: Story = {
  name: '加载失败，重试后成功',
  parameters: { msw: { handlers: [mockEndpoint(readApp, failsOnce()), ...fixtureMarket] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: '现在就试' });
    await expect(canvas.getByText('服务尚未就绪，请稍后再试')).toBeVisible();
    await userEvent.click(again);
    await priced(canvasElement);
  },
};

export const Offline: Story = {
  name: '没有网络',
  beforeEach: withoutNetwork,
  parameters: { msw: { handlers: [mockEndpoint(readApp, () => 'unreachable'), ...fixtureMarket] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '网络没有连接' })).toBeVisible();
  },
};

export const PricesFailed: Story = {
  name: '价格加载失败',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(readPackage, () => ({ refusal: { status: 500, message: '服务异常' } })),
        ...fixtureMarket,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('价格加载失败，请重试，或直接咨询。')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '标识赋码系统' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '能做什么' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '立即购买' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '产品咨询' })).toBeEnabled();
  },
};

export const LongWords: Story = {
  name: '很长的文字',
  parameters: {
    msw: {
      handlers: marketOf([
        {
          ...appDetail,
          name: '健身器材全生命周期标识赋码、打印、激活与追溯一体化管理系统（集团多工厂协同版）',
          describes: '为整机与关键部件批量生成、打印并激活标识编码，产线扫码即绑定；'.repeat(4),
          trait: Array.from({ length: 12 }, (_, index) => `第${index + 1}项服务优势的说明文字`).join('，'),
          packages: [
            { id: '101', name: '基础版（含五个管理员账号与十万枚编码）' },
            { id: '102', name: '专业版' },
            { id: '103', name: '集团版（多工厂、多品牌、私有编码规则、驻场实施）' },
          ],
          viewBannerUrls: [...appDetail.viewBannerUrls, ...appDetail.viewBannerUrls, ...appDetail.viewBannerUrls],
          detail: '',
        },
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    await priced(canvasElement);
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
};

export const NoPackages: Story = {
  name: '没有规格',
  parameters: {
    msw: {
      handlers: marketOf([
        { ...appDetail, packages: [], viewPicture: '', pictureViewer: '', viewBannerUrls: [], trait: '' },
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: '立即询价' });
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(canvas.getByText('暂无图片')).toBeVisible();
  },
};
