import { reportFault } from '@lima-id/api';
import { mockEndpoint } from '@lima-id/api/msw';
import { lightTheme } from '@lima-id/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { photo, RepairStory, repaired, threeRepairs, unverified, withoutDraft } from './storyFrame.tsx';

/** A server with this outcome of a report. */
function server(outcome: 'pending' | 'unreachable' | { status: number; message: string } | { number: string }) {
  const handler = mockEndpoint(reportFault, () => {
    if (typeof outcome === 'string') return outcome;
    return 'number' in outcome ? { reply: outcome } : { refusal: outcome };
  });
  return { msw: { handlers: [handler] } };
}

const meta = {
  title: 'Screens/Identifier 标识查询/Repair 维修',
  id: 'screens-identifier-repair',
  component: RepairStory,
  args: { data: repaired(threeRepairs) },
  beforeEach: withoutDraft,
  parameters: { layout: 'padded', ...server({ number: 'WX-2026-000320' }) },
} satisfies Meta<typeof RepairStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The form, once it is shown. */
async function formOf(canvasElement: HTMLElement) {
  return within(await within(canvasElement).findByRole('form', { name: '我要报修' }, { timeout: 10_000 }));
}

const words = '加速到 12 km/h 以上时，机身前部有规律的敲击声，停机后消失。';

async function fill(canvasElement: HTMLElement) {
  const form = await formOf(canvasElement);
  await userEvent.click(form.getByRole('radio', { name: '异响' }));
  await userEvent.type(form.getByRole('textbox', { name: '故障描述' }), words);
  return form;
}

async function send(canvasElement: HTMLElement) {
  const form = await fill(canvasElement);
  await userEvent.click(form.getByRole('button', { name: '提交报修' }));
  return form;
}

const adder = (form: Awaited<ReturnType<typeof formOf>>) =>
  form.getByLabelText(/点击或拖入图片/, { selector: 'input' });

/** No focus ring or caret in the picture. */
function rest() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const History: Story = {
  name: '报修记录与空表单',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('累计 3 次 · 平均修复 6.4 小时', undefined, { timeout: 10_000 });
    const rows = within(canvas.getByRole('list', { name: '报修记录' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('处理中');
    await formOf(canvasElement);
  },
};

export const LongHistory: Story = {
  name: '很多报修记录',
  args: {
    data: repaired(
      Array.from({ length: 12 }, (_, index) => ({
        ...threeRepairs[index % 3],
        number: `WX-2026-${String(400 - index).padStart(6, '0')}`,
        fault: index === 1 ? `${words.repeat(4)}\n第二行` : (threeRepairs[index % 3]?.fault ?? ''),
        handling: '更换排线，测试 2 小时正常',
        time: `2026-05-${30 - index} 08:10`,
        servedBy: '李振 · 德州服务网点',
        state: '已完成',
        hours: 3,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '查看更多（还有 7 条）' }, { timeout: 10_000 }));
    await expect(canvas.getByRole('button', { name: '查看更多（还有 2 条）' })).toBeVisible();
    await formOf(canvasElement);
    rest();
  },
};

export const NoHistory: Story = {
  name: '还没有报修记录',
  args: { data: repaired([]) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('还没有报修记录。', undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await formOf(canvasElement);
  },
};

export const Unverified: Story = {
  name: '未验证手机号',
  args: { data: unverified },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '验证手机号后查看' }, { timeout: 10_000 })).toBeVisible();
    await formOf(canvasElement);
  },
};

export const Loading: Story = {
  name: '记录加载中',
  args: { data: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await formOf(canvasElement);
  },
};

export const Failed: Story = {
  name: '记录加载失败，仍可报修',
  args: { data: { state: 'failed', message: '数据加载失败，请刷新页面', retry: () => {} } },
  play: async ({ canvasElement }) => {
    await formOf(canvasElement);
  },
};

export const Filled: Story = {
  name: '已填写，两张照片',
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement);
    await userEvent.upload(adder(form), [
      await photo('机身.png'),
      await photo('跑带.png', lightTheme['color-primary-500']),
    ]);
    await form.findByRole('button', { name: '预览 现场照片 2' }, { timeout: 10_000 });
    await userEvent.type(form.getByRole('textbox', { name: '联系人' }), '王晓楠');
    await userEvent.type(form.getByRole('textbox', { name: '联系电话' }), '138 0000 0118');
    rest();
  },
};

export const TooManyPhotos: Story = {
  name: '照片超过三张',
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const photos = await Promise.all(['甲', '乙', '丙', '丁'].map((name) => photo(`${name}.png`)));
    await userEvent.upload(adder(form), photos);
    await form.findByRole('button', { name: '预览 现场照片 3' }, { timeout: 10_000 });
    await expect(form.getByText('最多 3 张，多出的图片没有添加')).toBeVisible();
    await expect(form.queryByLabelText(/点击或拖入图片/, { selector: 'input' })).toBeNull();
    await waitFor(() => expect(form.getByRole('button', { name: '预览 现场照片 1' })).toHaveFocus());
    rest();
  },
};

export const LargePhoto: Story = {
  name: '照片超过 10 MB',
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const small = await photo('大图.png');
    const large = new File([small, new Uint8Array(10_485_760)], '大图.png', { type: 'image/png' });
    await userEvent.upload(adder(form), large);
    await expect(await form.findByText('图片大小不能超过10MB', undefined, { timeout: 10_000 })).toBeVisible();
    rest();
  },
};

export const PhotoPending: Story = {
  name: '照片未添加完成，先不提交',
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement);
    await userEvent.upload(adder(form), new File(['不是图片'], '说明.png', { type: 'image/png' }));
    await userEvent.click(form.getByRole('button', { name: '提交报修' }));
    await expect(await form.findByText(/^还有照片没有添加完成/)).toBeVisible();
    await expect(await form.findByRole('button', { name: '移除 说明.png' })).toBeVisible();
    rest();
  },
};

export const Errors: Story = {
  name: '填写有误',
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: '联系电话' }), '138 0000 011');
    await userEvent.click(form.getByRole('button', { name: '提交报修' }));
    await expect(await form.findByText('请选择故障现象')).toBeVisible();
    await expect(form.getByText('请描述故障情况，至少2个字')).toBeVisible();
    await expect(form.getByText('请输入正确的手机号码')).toBeVisible();
    await expect(form.getByRole('textbox', { name: '联系电话' })).toHaveValue('138 0000 011');
    await expect(form.getByRole('radio', { name: '无法开机' })).toHaveFocus();
    rest();
  },
};

export const Sending: Story = {
  name: '提交中',
  parameters: server('pending'),
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement);
    await waitFor(() => expect(form.getByRole('button', { name: '提交报修' })).toHaveAttribute('aria-busy', 'true'));
    rest();
  },
};

export const Sent: Story = {
  name: '已提交',
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: '联系电话' }), '13800000118');
    await userEvent.click(form.getByRole('button', { name: '提交报修' }));
    const canvas = within(canvasElement);
    const heading = await canvas.findByRole('heading', { name: '报修已提交' }, { timeout: 10_000 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('WX-2026-000320')).toBeVisible();
    await expect(canvas.getByText('服务人员会通过 138····0118 与您联系。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '复制工单号' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查询工单' })).toHaveAttribute(
      'href',
      '/work_order?number=WX-2026-000320',
    );
    rest();
  },
};

export const SentWithoutPhone: Story = {
  name: '已提交，没有填写联系电话：不能在网上查询',
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/没有填写联系电话的工单不能在网上查询/, undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '查询工单' })).toBeNull();
    rest();
  },
};

export const Again: Story = {
  name: '提交后再报一项：表单是空的',
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '再报一项故障' }, { timeout: 10_000 }));
    const form = await formOf(canvasElement);
    await expect(form.getByRole('textbox', { name: '故障描述' })).toHaveValue('');
    rest();
  },
};

export const Limited: Story = {
  name: '报修过于频繁',
  parameters: server({ status: 429, message: '该设备近期报修次数较多，请40分钟后再试，或拨打企业售后电话' }),
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement);
    await expect(await form.findByText(/该设备近期报修次数较多/, undefined, { timeout: 10_000 })).toBeVisible();
    await expect(form.getByRole('textbox', { name: '故障描述' })).toHaveValue(words);
    rest();
  },
};

export const Offline: Story = {
  name: '无法连接，填写的内容还在',
  parameters: server('unreachable'),
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement);
    await expect(await form.findByText('服务器去健身了，请稍后再来', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(form.getByRole('textbox', { name: '故障描述' })).toHaveValue(words);
    rest();
  },
};
