import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DoDont } from './DoDont.tsx';
import { Opener } from './Opener.tsx';

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
