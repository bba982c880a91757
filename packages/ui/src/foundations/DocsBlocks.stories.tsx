import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DoDont } from './DoDont.tsx';
import { Opener } from './Opener.tsx';
import { TokenTable } from './TokenTable.tsx';

const meta = { title: 'Foundations/Docs blocks 文档组件', id: 'foundations-docs-blocks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  name: '应当与避免',
  render: () => (
    <>
      <DoDont
        do={<Button>提交申请</Button>}
        doCaption="按钮上的字说明会发生什么。"
        dont={<Button>确定</Button>}
        dontCaption="读者不知道确定了什么。"
      />
      <DoDont
        do={<TextField label="企业名称" placeholder="请输入企业名称" />}
        doCaption="填写时标签始终可见。"
        dont={<TextField label="企业名称" labelHidden placeholder="企业名称" />}
        dontCaption="输入第一个字后就看不到要填什么了。"
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByRole('figure');
    await expect(figures.map((figure) => within(figure).queryByText('避免') !== null)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  },
};

export const Opened: Story = {
  name: '打开对话框的例子',
  render: () => (
    <Opener label="联系我们">
      {(open, onOpenChange) => (
        <Dialog open={open} onOpenChange={onOpenChange} title="联系我们">
          <TextField label="手机号" />
        </Dialog>
      )}
    </Opener>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '联系我们' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '联系我们' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    opener.blur();
  },
};

export const Tokens: Story = {
  name: '按用途查找变量',
  render: () => <TokenTable jobs={['border', 'radius', 'depth', 'type']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('textbox', { name: '搜索变量' });
    const writeText = fn().mockResolvedValue(undefined);
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      await userEvent.type(search, 'error');
      await expect(canvas.getByText('共 1 个变量')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '复制 border-error' }));
      await expect(writeText).toHaveBeenCalledWith('border-error');
      await expect(await canvas.findByText('已复制 border-error')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('已复制 border-error')).toBeNull(), { timeout: 3000 });
    } finally {
      if (clipboard === undefined) Reflect.deleteProperty(navigator, 'clipboard');
      else Object.defineProperty(navigator, 'clipboard', clipboard);
    }
    await userEvent.clear(search);
    await userEvent.type(search, '圆角');
    await expect(canvas.getByRole('table', { name: '圆角' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: '字体' })).toBeNull();
    await userEvent.clear(search);
    search.blur();
  },
};
