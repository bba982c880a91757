import { coatingLocked, firstAuthenticity, manyAuthenticity, repeatedAuthenticity } from '@lima-id/api/msw';
import { type Authenticity, authenticityMessages, messages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brand } from '../../../brand/brand.ts';
import { withoutNetwork } from '../../../shared/stories/withoutNetwork.ts';
import { AuthenticityStory, checkingServer, coatedServer, lockedUntil, rightCode } from './storyFrame.tsx';

const meta = {
  title: 'Screens/Identifier 标识查询/Authenticity 防伪',
  id: 'screens-identifier-authenticity',
  component: AuthenticityStory,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AuthenticityStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The enterprise's warning threshold is high, and all lookups came in one morning. */
const fast: Authenticity = {
  ...firstAuthenticity,
  verdict: 'fast',
  lookups: {
    count: 12,
    time: '2026-05-18 10:42:16',
    firstTime: '2026-05-18 08:05',
    unusual: 'fast',
    records: [12, 11, 10, 9, 8, 1].map((number) => ({
      number,
      time: number === 1 ? '2026-05-18 08:05' : `2026-05-18 10:${30 + number}`,
      way: 'wechat',
    })),
  },
};

const { coating } = authenticityMessages;
const slow = { timeout: 5000 };
const verdict = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 3, name }, slow);
const field = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox', { name: '涂层验证码' }, slow);

async function tryCode(canvasElement: HTMLElement, code: string): Promise<void> {
  await userEvent.type(await field(canvasElement), code);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '验证' }));
}

export const First: Story = {
  name: 'a 首次查询',
  ...checkingServer({ reply: firstAuthenticity }),
  play: async ({ canvasElement }) => {
    await verdict(canvasElement, '正品，首次查询');
    await expect(within(canvasElement).getByText('2026-05-18 10:42:16')).toBeVisible();
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
    await expect(await verdict(canvasElement, '防伪信息')).toBeVisible();
    const family = (text: string) => getComputedStyle(within(canvasElement).getByText(text)).fontFamily;
    await expect(family('2026-05-02 08:15')).not.toBe(family('赋码时间'));
  },
};

export const Again: Story = {
  name: '再次查询，未达提醒线',
  ...checkingServer({ reply: repeatedAuthenticity }),
  play: async ({ canvasElement }) => {
    await verdict(canvasElement, '第 3 次查询');
    await expect(canvasElement).not.toHaveTextContent('正品');
    await expect(within(canvasElement).getByText(/^首次查询于 2026-05-12 09:31/)).toBeVisible();
  },
};

export const Many: Story = {
  name: 'b 已被多次查询',
  ...checkingServer({ reply: manyAuthenticity }),
  play: async ({ canvasElement }) => {
    await verdict(canvasElement, '已被多次查询，请留意');
    await expect(canvasElement).not.toHaveTextContent('正品');
    const cells = within(canvasElement)
      .getAllByRole('row')
      .map((row) => row.textContent);
    await expect(cells).toEqual([
      '次序时间方式',
      '72026-05-18 10:42微信扫码',
      '62026-05-17 21:08微信扫码',
      '52026-05-16 13:55网页查询',
      '42026-05-15 08:12手机网页',
      '32026-05-14 19:47微信扫码',
      '12026-05-12 09:31微信扫码首次',
    ]);
  },
};

export const Fast: Story = {
  name: '短时间内频繁查询',
  ...checkingServer({ reply: fast }),
  play: async ({ canvasElement }) => {
    await verdict(canvasElement, '查询过于频繁，请留意');
  },
};

export const Recalled: Story = {
  name: '已被召回',
  ...checkingServer({ reply: { ...firstAuthenticity, verdict: 'recalled' } }),
  play: async ({ canvasElement }) => {
    await verdict(canvasElement, '该产品在企业召回名单中');
    await expect(canvasElement).not.toHaveTextContent('正品');
  },
};

export const Suspended: Story = {
  name: '标识暂停使用',
  ...checkingServer({ reply: { ...firstAuthenticity, verdict: 'suspended' } }),
  play: async ({ canvasElement }) => {
    await verdict(canvasElement, '该标识已暂停使用');
    await expect(canvasElement).not.toHaveTextContent('正品');
  },
};

export const AskingForCode: Story = {
  name: 'c 第二重验证',
  ...coatedServer({ triesLeft: 4 }),
  play: async ({ canvasElement }) => {
    await verdict(canvasElement, '请输入涂层下的验证码');
    await expect(await field(canvasElement)).not.toHaveFocus();
    await expect(within(canvasElement).getByText('还可尝试 4 次，超出后请 24 小时后再试。')).toBeVisible();
    for (const held of ['正品', '次查询', '查询时间']) await expect(canvasElement).not.toHaveTextContent(held);
    await userEvent.type(await field(canvasElement), '73k');
    await expect(await field(canvasElement)).toHaveValue('73K');
  },
};

export const MalformedCode: Story = {
  name: '验证码格式有误',
  ...coatedServer(),
  play: async ({ canvasElement }) => {
    await tryCode(canvasElement, '73K9O');
    await within(canvasElement).findByText(coating.malformed);
    await expect(await field(canvasElement)).toHaveValue('73K9O');
    await waitFor(async () => expect(await field(canvasElement)).toHaveFocus());
    await expect(within(canvasElement).getByText(/^还可尝试 5 次/)).toBeVisible();
  },
};

export const WrongCode: Story = {
  name: '验证码错误',
  ...coatedServer(),
  play: async ({ canvasElement }) => {
    await tryCode(canvasElement, '222222');
    await within(canvasElement).findByText(coating.wrong(4));
    await expect(within(canvasElement).getAllByText(/还可尝试/)).toHaveLength(1);
    await expect(await field(canvasElement)).toHaveValue('222222');
    await waitFor(async () => expect(await field(canvasElement)).toHaveFocus());
  },
};

export const Comparing: Story = {
  name: '验证中',
  ...coatedServer({ pending: true }),
  play: async ({ canvasElement }) => {
    await tryCode(canvasElement, rightCode);
    await expect(await field(canvasElement)).toHaveAttribute('readonly');
  },
};

export const CodeUnreachable: Story = {
  name: '验证时断网',
  ...coatedServer({ reachable: false }),
  play: async ({ canvasElement }) => {
    await tryCode(canvasElement, rightCode);
    await within(canvasElement).findByText(brand.unreachable);
    await expect(await field(canvasElement)).toHaveValue(rightCode);
  },
};

export const Passed: Story = {
  name: '验证通过',
  ...coatedServer(),
  play: async ({ canvasElement }) => {
    await tryCode(canvasElement, rightCode.toLowerCase());
    const title = await verdict(canvasElement, '正品，首次查询');
    await waitFor(() => expect(title).toHaveFocus());
    title.blur();
  },
};

export const LockedByTries: Story = {
  name: '尝试次数用完',
  ...coatedServer({ triesLeft: 1 }),
  play: async ({ canvasElement }) => {
    await tryCode(canvasElement, '222222');
    const title = await verdict(canvasElement, '暂时不能验证');
    await expect(within(canvasElement).getByText(coating.locked(lockedUntil))).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
    title.blur();
  },
};

export const Locked: Story = {
  name: '已锁定',
  ...checkingServer({ reply: coatingLocked }),
  play: async ({ canvasElement }) => {
    await verdict(canvasElement, '暂时不能验证');
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
  },
};

export const NotFound: Story = {
  name: 'd 查不到',
  ...checkingServer({ refusal: { status: 404, message: messages.lookup.notFound } }),
  play: async ({ canvasElement }) => {
    await verdict(canvasElement, '未查询到您的产品标识编码');
    await expect(canvasElement).not.toHaveTextContent('正品');
  },
};

export const Waiting: Story = {
  name: '等待',
  ...checkingServer('pending'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.empty.loading, undefined, slow);
  },
};

export const Failed: Story = {
  name: '失败',
  ...checkingServer({ refusal: { status: 500, message: messages.request.failed } }, { reply: firstAuthenticity }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.request.failed, undefined, slow);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重新查询' }));
    await verdict(canvasElement, '正品，首次查询');
  },
};

export const FailedStill: Story = {
  name: '失败，未重试',
  ...checkingServer({ refusal: { status: 500, message: messages.request.failed } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重新查询' }, slow);
  },
};

export const Offline: Story = {
  name: '断网',
  parameters: checkingServer('unreachable').parameters,
  beforeEach: withoutNetwork,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.empty.offline, undefined, slow);
  },
};
