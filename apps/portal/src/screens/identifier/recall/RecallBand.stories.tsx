import { contract } from '@lima-id/api';
import { mockEndpoint, recalledBikeRecord, treadmillRecord } from '@lima-id/api/msw';
import { type Element, messages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { recordShown, ScreenStory } from '../storyFrame.tsx';

const scenes: Record<string, Element[]> = { 'scene-4': recalledBikeRecord.elements };

const meta = {
  title: 'Screens/Identifier 标识查询/Recall band 召回提示条',
  id: 'screens-identifier-recall-band',
  component: ScreenStory,
  args: { identifier: recalledBikeRecord.identifier },
  parameters: {
    layout: 'fullscreen',
    msw: {
      handlers: [
        mockEndpoint(contract.lookUpIdentifier, ({ sceneConfId }) => ({
          reply: {
            ...recalledBikeRecord,
            sceneConfId: sceneConfId ?? 'scene-0',
            elements: scenes[sceneConfId ?? ''] ?? treadmillRecord.elements,
          },
        })),
      ],
    },
  },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAnotherTab: Story = {
  name: '打开其他场景时的提示',
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, recalledBikeRecord.identifierName);
    const canvas = within(canvasElement);
    const band = await canvas.findByRole('region', { name: '召回提示' }, { timeout: 5000 });
    await expect(within(band).getByText(messages.scene.recalled)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /产品追溯/ })).toHaveAttribute('aria-selected', 'true');
    window.scrollTo(0, 0);
  },
};

export const Details: Story = {
  name: '从提示进入召回场景',
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, recalledBikeRecord.identifierName);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: '查看详情' }, { timeout: 5000 }));
    await canvas.findByRole('heading', { level: 2, name: messages.scene.recalled }, { timeout: 5000 });
    await expect(canvas.getByRole('tab', { name: /产品召回/ })).toHaveAttribute('aria-selected', 'true');
    canvas.getByRole('link', { name: '查看详情' }).blur();
    window.scrollTo(0, 0);
  },
};
