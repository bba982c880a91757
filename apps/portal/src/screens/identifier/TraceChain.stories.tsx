import { traceChainMax } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { createQueryClient } from '../../shared/api/queryClient.ts';
import TraceChain from './TraceChain.tsx';

const queryClient = createQueryClient();

const meta = {
  title: 'Screens/Identifier 标识查询/Trace chain 追溯链',
  id: 'screens-identifier-trace-chain',
  component: TraceChain,
  args: { chain: ['88.118.001/GT-2026-000123', '88.118.001/MT-2026-004410'] },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof TraceChain>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  name: '从一个标识来',
  play: async ({ canvasElement }) => {
    const way = within(within(canvasElement).getByRole('navigation', { name: '溯源链' }));
    await expect(way.getByRole('link')).toHaveTextContent('88.118.001/GT-2026-000123');
    await expect(way.getByText('88.118.001/MT-2026-004410')).toHaveAttribute('aria-current', 'page');
  },
};

export const Full: Story = {
  name: '走得最远：停在末端',
  args: { chain: Array.from({ length: traceChainMax }, (_, index) => `88.118.001/GT-2026-00012${index}`) },
  play: async ({ canvasElement }) => {
    const way = within(canvasElement).getByRole('navigation', { name: '溯源链' });
    await expect(way.getElementsByTagName('li')).toHaveLength(traceChainMax);
    const last = within(way).getByText('88.118.001/GT-2026-000127').getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(way.getBoundingClientRect().right + 1);
  },
};
