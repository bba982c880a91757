import type { Meta, StoryObj } from '@storybook/react-vite';
import { Item, List } from '../foundations/Foundations.styles.ts';
import * as icons from './icons.tsx';

const meta = { title: 'Foundations/Icons 图标', id: 'foundations-icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '图标',
  render: () => (
    <List>
      {Object.entries(icons).map(([name, Icon]) => (
        <Item key={name}>
          <span>
            <Icon size={24} />
          </span>
          <small>{name}</small>
        </Item>
      ))}
    </List>
  ),
};
