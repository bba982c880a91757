import { sceneIcons, sceneTabOrder, sceneTemplates } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SceneIcon } from './SceneIcon.tsx';

const meta = {
  title: 'Identity/SceneIcon 场景图标',
  id: 'components-sceneicon',
  component: SceneIcon,
  args: { templateCode: 'traceability' },
} satisfies Meta<typeof SceneIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

const row = { display: 'flex', alignItems: 'center', gap: 12, height: 36 } as const;

export const Templates: Story = {
  name: '全部场景模板',
  render: () => (
    <ul>
      {sceneTabOrder.map((code) => (
        <li key={code} style={row}>
          <SceneIcon templateCode={code} />
          {sceneTemplates[code].name}
        </li>
      ))}
    </ul>
  ),
};

const customNames = [...sceneIcons, 'unknown'];

export const Custom: Story = {
  name: '自定义图标，未知名称用默认图',
  render: () => (
    <ul>
      {customNames.map((name) => (
        <li key={name} style={row}>
          <SceneIcon templateCode="custom" icon={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
