import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, startTransition, use, useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';

const meta = {
  title: 'Foundations/Checks 检查/Suspended 挂起',
  id: 'foundations-suspended',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Part({ coming }: { coming: Promise<string> }) {
  return <p>{use(coming)}</p>;
}

/** A page that shows a part in a transition, as a tab does whose code is still on its way. */
function Page() {
  const [coming, setComing] = useState(() => Promise.resolve('能耗数据'));
  function choose() {
    const next = new Promise<string>((resolve) => setTimeout(() => resolve('异常数据'), 100));
    startTransition(() => setComing(next));
  }
  return (
    <>
      <Button onClick={choose}>异常数据</Button>
      <Suspense fallback={<p>…</p>}>
        <Part coming={coming} />
      </Suspense>
    </>
  );
}

export const Transition: Story = {
  name: '切换时内容还在加载',
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('能耗数据', { selector: 'p' });
    await userEvent.click(canvas.getByRole('button', { name: '异常数据' }));
    await canvas.findByText('异常数据', { selector: 'p' }, { timeout: 5_000 });
  },
};
