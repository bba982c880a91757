import { type SceneTab, sceneTabOrder, sceneTemplates } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SceneTabPanel, SceneTabs, type SceneTabsProps } from './SceneTabs.tsx';

const counts: Partial<Record<string, number>> = {
  traceability: 12,
  management: 6,
  supplyChain: 9,
  smartSafety: 3,
  logistics: 5,
  intelligentProduction: 4,
  equipmentRepair: 2,
};

const builtIn: SceneTab[] = sceneTabOrder
  .filter((code) => code !== 'custom')
  .map((templateCode) => ({
    value: `scene-${templateCode}`,
    label: sceneTemplates[templateCode].name,
    templateCode,
    icon: '',
    count: counts[templateCode] ?? 0,
    needsVerification: sceneTemplates[templateCode].needsVerification,
  }));

const panelLook = {
  minHeight: 320,
  padding: 24,
  background: 'var(--lima-bg-surface)',
  border: '1px solid var(--lima-border-hairline)',
};

function Controlled({ value: opening, onValueChange, ...rest }: SceneTabsProps) {
  const [value, setValue] = useState(opening);
  function change(next: string) {
    setValue(next);
    onValueChange(next);
  }
  return (
    <SceneTabs {...rest} value={value} onValueChange={change}>
      {rest.tabs.map((tab) => (
        <SceneTabPanel key={tab.value} value={tab.value}>
          <div style={panelLook}>
            <h2>{tab.label}</h2>
            <p>{tab.label}的内容</p>
          </div>
        </SceneTabPanel>
      ))}
    </SceneTabs>
  );
}

const meta = {
  title: 'Identity/SceneTabs 场景页签',
  id: 'components-scenetabs',
  component: SceneTabs,
  args: { tabs: builtIn, value: 'scene-traceability', title: '标识场景', onValueChange: () => undefined },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div className="scene-column">
        <style>{`.scene-column{padding:32px 24px;background:var(--lima-bg-paper)}@media(max-width:1199px){.scene-column{padding-top:64px}}@media(max-width:767px){.scene-column{padding:56px 16px 32px}}`}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SceneTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const One: Story = { name: '只有一个场景', args: { tabs: builtIn.slice(0, 1) } };

export const LaterActive: Story = { name: '后面的场景为当前', args: { value: 'scene-intelligentProduction' } };

export const LockedActive: Story = { name: '需验证的场景为当前', args: { value: 'scene-runningMonitoring' } };

export const Verified: Story = {
  name: '手机号已验证：场景已开放',
  args: { value: 'scene-runningMonitoring', verified: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: '运行监测' })).not.toHaveAttribute('aria-description');
    await expect(canvas.getByRole('tab', { name: '设备报修' })).toHaveAttribute('aria-description', '2 条');
    await expect(canvasElement.querySelector('[data-part="lock"]')).toBeNull();
  },
};

export const Custom: Story = {
  name: '自定义场景在前，长名称',
  args: {
    value: 'own',
    tabs: [
      {
        value: 'own',
        label: '使用教学视频',
        templateCode: 'custom',
        icon: 'video',
        count: 3,
        needsVerification: false,
      },
      {
        value: 'long',
        label: '出厂检测证书与能效等级报告',
        templateCode: 'custom',
        icon: 'certificate',
        count: 128,
        needsVerification: false,
      },
      ...builtIn.slice(0, 3),
    ],
  },
};

export const Keyboard: Story = {
  name: '键盘：方向键、Home、End',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wide = matchMedia('(min-width: 1200px)').matches;
    canvas.getByRole('tab', { name: '产品追溯' }).focus();
    await userEvent.keyboard(wide ? '{ArrowDown}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '防伪查询' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '运行监测' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: '运行监测' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: '产品追溯' })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};
