import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScreenStory } from './storyFrame.tsx';
import { answers, draftOf, loggedIn, registrationOf } from './storyHandlers.ts';
import { keptDraft, rejected, storyTime, submitted } from './storySamples.ts';

const meta = {
  title: 'Screens/Prefix',
  component: ScreenStory,
  args: { now: () => storyTime },
  parameters: { layout: 'fullscreen', ...answers() },
  beforeEach: loggedIn(),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '尚未填写',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: '企业名称' });
    await expect(document.title).toBe('企业标识前缀注册申请 - 力码');
  },
};

export const Filled: Story = {
  name: '草稿已填写完整',
  parameters: answers(draftOf(keptDraft())),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('88.118.001 可以使用');
    await canvas.findByText('制造业 / 文教、工美、体育和娱乐用品制造业 / 体育用品制造');
  },
};

export const UnderPlatformReview: Story = { name: '平台审核中', parameters: answers(registrationOf(submitted)) };
export const Approved: Story = {
  name: '审核通过',
  parameters: answers(registrationOf({ ...submitted, reviewStatus: 2 })),
};
export const Rejected: Story = { name: '审核未通过', parameters: answers(registrationOf(rejected)) };
