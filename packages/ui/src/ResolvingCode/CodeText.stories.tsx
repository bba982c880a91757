import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeText } from './CodeText.tsx';

const meta = {
  title: 'Identity/CodeText 编码文字',
  id: 'components-codetext',
  component: CodeText,
  args: { identifier: '88.118.001/GT-2026-000123' },
} satisfies Meta<typeof CodeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Current: Story = { name: '正在解析的一段', args: { segment: 'secondLevelNode' } };
export const NotACode: Story = { name: '不是编码', args: { identifier: '商用跑步机' } };
export const NarrowPlace: Story = {
  name: '窄处在斜杠后换行',
  render: (args) => (
    <div style={{ width: 160 }}>
      <CodeText {...args} />
    </div>
  ),
};
