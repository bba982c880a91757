import { type DraftSaving, removePrefixDraft, savePrefixDraft } from '@lima-id/api';
import { mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { prefixMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { valuesOfDraft } from './prefixValues.ts';
import { ScreenStory } from './storyFrame.tsx';
import { answers, draftOf, loggedIn, sessionOver } from './storyHandlers.ts';
import { storedDraft, storyTime } from './storySamples.ts';
import { keepUnsavedForm, takeUnsavedForm } from './unsavedForm.ts';

const { draft: words } = prefixMessages;

/** The saved drafts, in order. */
let saved: DraftSaving[] = [];

const keeps = mockEndpoint(savePrefixDraft, (saving) => {
  saved.push(saving);
  return { reply: { version: 3 + saved.length, savedAt: storyTime } };
});

const elsewhere = { ...storedDraft({ companyName: '山东泰岳（另一处）' }, 8), savedAt: storyTime };

/** Another device has saved; overwriting succeeds. */
const conflicting = mockEndpoint(savePrefixDraft, (saving) => {
  saved.push(saving);
  if (saving.basedOn === null) return { reply: { version: 9, savedAt: storyTime } };
  return { refusal: { status: 409, message: words.elsewhere, data: elsewhere } };
});

const meta = {
  title: 'Screens/Prefix 标识前缀/Draft 草稿',
  id: 'screens-prefix-draft',
  component: ScreenStory,
  args: { now: () => storyTime },
  parameters: { layout: 'fullscreen', ...answers(keeps, draftOf(storedDraft())) },
  beforeEach: () => {
    saved = [];
    return loggedIn()();
  },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

function rest(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}

async function typeName(canvasElement: HTMLElement): Promise<Canvas> {
  const canvas = within(canvasElement);
  const name = await canvas.findByRole('textbox', { name: '企业名称' });
  await canvas.findByText('山东省 / 德州市 / 宁津县');
  await canvas.findByText(prefixMessages.availability.available('88.118.001'));
  await userEvent.type(name, '（一厂）');
  return canvas;
}

const line = (canvas: Canvas) => canvas.getByRole('status', { name: '草稿状态' });

export const Saved: Story = {
  name: '输入后自动保存一次',
  play: async ({ canvasElement }) => {
    const canvas = await typeName(canvasElement);
    await waitFor(() => expect(line(canvas)).toHaveTextContent(words.saved('10:20')));
    await expect(saved.map(({ basedOn }) => basedOn)).toEqual([3]);
    await expect(saved[0]?.values.companyName).toBe('山东泰岳健身科技有限公司（一厂）');
    rest();
  },
};

export const Opened: Story = {
  name: '只是打开时不保存',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('山东省 / 德州市 / 宁津县');
    await canvas.findByText(prefixMessages.availability.available('88.118.001'));
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(saved).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: '暂存' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(line(canvas)).toHaveTextContent(words.saved('10:20')));
    rest();
  },
};

export const Saving: Story = {
  name: '正在保存',
  parameters: answers(
    mockEndpoint(savePrefixDraft, () => 'pending'),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await typeName(canvasElement);
    await waitFor(() => expect(line(canvas)).toHaveTextContent(words.saving));
    rest();
  },
};

let isOffline = true;

export const NotSaved: Story = {
  name: '暂未保存，恢复网络后保存',
  parameters: answers(
    mockEndpoint(savePrefixDraft, (saving) => {
      saved.push(saving);
      return isOffline ? 'unreachable' : { reply: { version: 4, savedAt: storyTime } };
    }),
    draftOf(storedDraft()),
  ),
  beforeEach: () => {
    isOffline = true;
  },
  play: async ({ canvasElement }) => {
    const canvas = await typeName(canvasElement);
    await waitFor(() => expect(line(canvas)).toHaveTextContent(words.notSaved));
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(line(canvas)).toHaveTextContent(words.saved('10:20')));
    rest();
  },
};

export const Offline: Story = {
  name: '暂未保存',
  parameters: answers(
    mockEndpoint(savePrefixDraft, () => 'unreachable'),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await typeName(canvasElement);
    await waitFor(() => expect(line(canvas)).toHaveTextContent(words.notSaved));
    rest();
  },
};

export const Conflict: Story = {
  name: '另一处有更新的内容',
  parameters: answers(conflicting, draftOf(storedDraft())),
  play: async ({ canvasElement }) => {
    const canvas = await typeName(canvasElement);
    await canvas.findByRole('button', { name: '保留此处的内容' });
    rest();
  },
};

export const NewerTaken: Story = {
  name: '使用另一处的内容',
  parameters: answers(conflicting, draftOf(storedDraft())),
  play: async ({ canvasElement }) => {
    const canvas = await typeName(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '使用另一处的内容' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveValue('山东泰岳（另一处）'));
    await expect(canvas.queryByRole('button', { name: '保留此处的内容' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: '证照号码' })).toHaveValue('');
    rest();
  },
};

export const MineKept: Story = {
  name: '保留此处的内容',
  parameters: answers(conflicting, draftOf(storedDraft())),
  play: async ({ canvasElement }) => {
    const canvas = await typeName(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '保留此处的内容' }));
    await waitFor(() => expect(line(canvas)).toHaveTextContent(words.saved('10:20')));
    await expect(saved.map(({ basedOn }) => basedOn)).toEqual([3, null]);
    await expect(canvas.queryByRole('button', { name: '保留此处的内容' })).toBeNull();
    rest();
  },
};

export const ClearAsked: Story = {
  name: '清空草稿前确认',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('山东省 / 德州市 / 宁津县');
    await userEvent.click(canvas.getByRole('button', { name: '清空草稿' }));
    const dialog = await screen.findByRole('alertdialog', { name: '清空已填写的内容？' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '取消' })).toHaveFocus());
    rest();
  },
};

let removed = 0;

export const Cleared: Story = {
  name: '清空草稿',
  parameters: answers(
    mockEndpoint(removePrefixDraft, () => {
      removed += 1;
      return { reply: null };
    }),
    keeps,
    draftOf(storedDraft()),
  ),
  beforeEach: () => {
    removed = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = await typeName(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '清空草稿' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '清空草稿' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveValue(''));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(removed).toBe(1);
    await userEvent.type(canvas.getByRole('textbox', { name: '联系人' }), '王');
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ basedOn: 0, values: { contactPersonName: '王' } }));
    await waitFor(() => expect(line(canvas)).toHaveTextContent(words.saved('10:20')));
    rest();
  },
};

export const SessionOverAtClearing: Story = {
  name: '清空草稿时登录已失效，内容带去登录页',
  parameters: answers(
    mockEndpoint(removePrefixDraft, () => sessionOver),
    keeps,
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('山东省 / 德州市 / 宁津县');
    await userEvent.click(canvas.getByRole('button', { name: '清空草稿' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '清空草稿' }));
    await expect(await canvas.findByText('/login')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const kept = takeUnsavedForm(ordinaryUser.userId);
    await expect(kept?.values.companyName).toBe('山东泰岳健身科技有限公司');
    await expect(kept?.basedOn).toBe(3);
  },
};

export const SessionOverWhileTyping: Story = {
  name: '输入时登录已失效，内容带去登录页',
  parameters: answers(
    mockEndpoint(savePrefixDraft, () => sessionOver),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await typeName(canvasElement);
    await expect(await canvas.findByText('/login')).toBeVisible();
    const kept = takeUnsavedForm(ordinaryUser.userId);
    await expect(kept?.values.companyName).toBe('山东泰岳健身科技有限公司（一厂）');
    await expect(kept?.basedOn).toBe(3);
  },
};

export const LeftOffline: Story = {
  name: '未保存就离开，内容留在本页面中',
  parameters: answers(
    mockEndpoint(savePrefixDraft, () => 'unreachable'),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await typeName(canvasElement);
    await waitFor(() => expect(line(canvas)).toHaveTextContent(words.notSaved));
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: '标识解析' }));
    await expect(await canvas.findByText('/new_identification')).toBeVisible();
    await expect(takeUnsavedForm(ordinaryUser.userId)?.values.companyName).toBe('山东泰岳健身科技有限公司（一厂）');
  },
};

export const BackFromLogin: Story = {
  name: '登录后回来，内容接着保存',
  beforeEach: () => {
    const { values } = storedDraft();
    keepUnsavedForm({
      userId: ordinaryUser.userId,
      values: { ...valuesOfDraft(values), companyName: '山东泰岳健身科技有限公司（一厂）', agreement: true },
      basedOn: 3,
    });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByDisplayValue('山东泰岳健身科技有限公司（一厂）');
    await waitFor(() => expect(saved.map(({ basedOn }) => basedOn)).toEqual([3]));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await canvas.findByText('山东省 / 德州市 / 宁津县');
    await waitFor(() => expect(line(canvas)).toHaveTextContent(words.saved('10:20')));
  },
};
