import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CodeAnatomy, CodeText, LookupBar } from '../identity/index.ts';
import { Button, PasswordField, RichText, Select, StatusView, TabPanel, Tabs, TextArea, TextField } from '../index.ts';
import { translate, wrapEach } from './translate.ts';

const options = [{ value: 'licence', label: '营业执照', note: '三证合一' }];

/** Every part that comes and goes next to a text, and every text that changes. */
function Parts() {
  const [on, setOn] = useState(false);
  const error = on ? '请输入标识编码' : '';
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 640, padding: 16 }}>
      <input type="checkbox" aria-label="切换" checked={on} onChange={() => setOn(!on)} />
      <Button loading={on}>{on ? '保存' : '提交'}</Button>
      <TextField label="企业名称" error={on ? '请输入企业名称' : '企业名称过短'} />
      <PasswordField label="密码" purpose="new" description="8 到 16 位" strength={on ? 'strong' : null} />
      <TextArea label="咨询内容" limit={on ? 20 : 10} />
      <LookupBar size="sm" error={error} onLookup={() => undefined} />
      <Select label="证件类型" options={options} />
      <Tabs label="生产数据" items={[{ value: 'energy', label: on ? '耗水' : '能耗', ...(on && { count: 3 }) }]}>
        <TabPanel value="energy">{on ? '本月耗水' : '本月能耗'}</TabPanel>
      </Tabs>
      <CodeText identifier="88.118.001/GT-2026-000123" segment={on ? 'secondLevelNode' : null} />
      <CodeAnatomy identifier={on ? '88.118.001/GT-2026' : '88.118.001/GT-2026-000123'} variant="preview" />
      <RichText html={on ? '<p>新的<b>公告</b></p><p>第二段</p>' : '<p><b>旧的</b>公告</p>'} />
      <StatusView kind="offline" titleAs="h2" text={on ? '已恢复' : '请稍候'} {...(on && { waitedSeconds: 5 })} />
    </div>
  );
}

const meta = {
  title: 'Foundations/Checks 检查/Translated 网页翻译',
  id: 'foundations-translated',
  render: () => <Parts />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

async function toggles(canvasElement: HTMLElement, change: (root: Element) => unknown) {
  const canvas = within(canvasElement);
  const toggle = canvas.getByRole('checkbox', { name: '切换' });
  for (const on of [true, false, true]) {
    change(canvasElement);
    await userEvent.click(toggle);
    const button = canvas.getByRole('button', { name: on ? '保存' : '提交' });
    await expect(button).toHaveTextContent(on ? '保存' : '提交');
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveAccessibleDescription(
      on ? '请输入企业名称' : '企业名称过短',
    );
    await expect(canvasElement).toHaveTextContent(on ? '0/20' : '0/10');
    await expect(canvas.getByRole('tab')).toHaveTextContent(on ? '耗水3' : '能耗');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(on ? '本月耗水' : '本月能耗');
    await expect(canvasElement.textContent?.includes('请输入标识编码')).toBe(on);
    await expect(canvasElement).toHaveTextContent(on ? '新的公告第二段' : '旧的公告');
    await expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription(on ? /强.*8 到 16 位/ : '8 到 16 位');
    await expect(canvasElement).toHaveTextContent(on ? '已恢复' : '请稍候');
  }
  toggle.blur();
}

export const Translated: Story = {
  name: '浏览器翻译后切换',
  play: ({ canvasElement }) => toggles(canvasElement, translate),
};

export const Wrapped: Story = {
  name: '文字被逐段包裹后切换',
  play: ({ canvasElement }) => toggles(canvasElement, wrapEach),
};
