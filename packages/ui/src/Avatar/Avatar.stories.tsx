import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SettingsIcon, ShopIcon } from '../icons/icons.tsx';
import { Column, Row } from '../testing/Ground.tsx';
import { sampleAddress } from '../Upload/storyFiles.test.data.ts';
import { Avatar } from './Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const meta = {
  title: 'Data display/Avatar 头像',
  id: 'components-avatar',
  component: Avatar,
  args: { name: '陈立群' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['sm', 'md', 'lg'] as const;
const picture = sampleAddress('portrait');
const gone = '/no-such-portrait.png';

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '陈立群' })).toHaveTextContent('陈');
  },
};

export const Sizes: Story = {
  name: '大小与内容',
  render: () => (
    <Column>
      {sizes.map((size) => (
        <Row key={size}>
          <Avatar size={size} name="陈立群" src={picture} />
          <Avatar size={size} name="陈立群" />
          <Avatar size={size} name="Li Wei" />
          <Avatar size={size} name="MES" />
          <Avatar size={size} name="系统" icon={<SettingsIcon />} />
          <Avatar size={size} name="" decorative />
        </Row>
      ))}
    </Column>
  ),
};

export const Tones: Story = {
  name: '底色',
  render: () => (
    <Column>
      {sizes.map((size) => (
        <Row key={size}>
          <Avatar size={size} name="周宁" />
          <Avatar size={size} name="林晓" variant="info" />
          <Avatar size={size} name="王晓楠" variant="neutral" />
          <Avatar size={size} name="Wang Mo" variant="info" />
          <Avatar size={size} name="宁津器材协会" variant="neutral" icon={<ShopIcon />} />
          <Avatar size={size} name="孙浩，尚未接受邀请" variant="outline" />
        </Row>
      ))}
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const invited = within(canvasElement).getAllByRole('img', { name: '孙浩，尚未接受邀请' });
    for (const avatar of invited) await expect(avatar).toBeEmptyDOMElement();
  },
};

function Changing() {
  const [src, setSrc] = useState(gone);
  return (
    <Row>
      <Avatar name="陈立群" src={src} size="lg" />
      <Avatar name="系统" src={src} size="lg" icon={<SettingsIcon />} />
      <Button size="sm" variant="secondary" onClick={() => setSrc(picture)}>
        换一张
      </Button>
    </Row>
  );
}

export const BrokenPicture: Story = {
  name: '图片打不开：退回首字或图标，换了再试',
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const person = canvas.getByRole('img', { name: '陈立群' });
    const system = canvas.getByRole('img', { name: '系统' });
    await waitFor(() => expect(person).toHaveTextContent('陈'));
    await waitFor(() => expect(system.querySelector('svg')).toBeVisible());
    const change = canvas.getByRole('button', { name: '换一张' });
    await userEvent.click(change);
    await waitFor(() => expect(person.querySelector('img')).toBeVisible());
    await expect(person).not.toHaveTextContent('陈');
    change.blur();
  },
};

const members = [
  { id: '1', name: '陈立群', note: '企业管理员', variant: 'ink' },
  { id: '2', name: '王晓楠', note: '登记与标签', variant: 'neutral' },
  { id: '3', name: '孙浩', note: '等待接受邀请', variant: 'outline' },
] as const;

export const BesideTheName: Story = {
  name: '旁边就是姓名',
  render: () => (
    <Column>
      {members.map(({ id, name, note, variant }) => (
        <div key={id} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Avatar name={name} variant={variant} size="sm" decorative />
          <span>{name}</span>
          <small>{note}</small>
        </div>
      ))}
    </Column>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

const people = ['陈立群', '周宁', 'Li Wei', '王晓楠', '李振', '刘敏'].map((name, index) => ({
  id: String(index),
  name,
  src: index === 1 ? picture : null,
  variant: (['ink', 'info', 'neutral'] as const)[index % 3],
}));
const many = Array.from({ length: 500 }, (_, index) => ({ id: String(index), name: `成员 ${index + 1}` }));

export const Group: Story = {
  name: '一组人与 +N',
  render: () => (
    <Column>
      {sizes.map((size) => (
        <AvatarGroup key={size} label={`召回小组（${size}）`} people={people} size={size} />
      ))}
      <AvatarGroup label="四人" people={people.slice(0, 4)} />
      <AvatarGroup label="一人" people={people.slice(0, 1)} />
      <AvatarGroup label="五百人" people={many} max={6} />
      <AvatarGroup label="共 12,800 人" people={people.slice(0, 3)} total={12_800} size="sm" />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = (name: string) => within(canvas.getByRole('list', { name }));
    await expect(list('召回小组（md）').getAllByRole('img')).toHaveLength(3);
    await expect(list('召回小组（md）').getByText('还有 3 人')).toBeInTheDocument();
    await expect(list('四人').getAllByRole('listitem')).toHaveLength(4);
    await expect(list('四人').queryByText(/还有/)).toBeNull();
    await expect(list('五百人').getByText('+495')).toBeVisible();
    await expect(list('共 12,800 人').getByText('+12,797')).toBeVisible();
  },
};
