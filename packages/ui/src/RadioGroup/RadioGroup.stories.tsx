import { faultKinds, organisationTypes } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const options = Object.entries(organisationTypes).map(([value, label]) => ({ value, label }));

const meta = {
  title: 'Inputs/RadioGroup 单选组',
  id: 'components-radiogroup',
  component: RadioGroup,
  args: { label: '企业类型', options, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('科研院所'));
    await expect(canvas.getByRole('radio', { name: '科研院所' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '社会团体' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('socialOrganisation');
  },
};

export const Chosen: Story = { name: '已选', args: { defaultValue: 'enterprise', description: '以营业执照为准' } };

export const Failed: Story = {
  name: '错误',
  args: { required: true, error: '请选择企业类型' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: '企业类型' });
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('请选择企业类型');
  },
};

export const Disabled: Story = {
  name: '禁用',
  args: {
    defaultValue: 'enterprise',
    options: options.map((option) => ({ ...option, disabled: option.value !== 'enterprise' })),
  },
};

export const Column: Story = {
  name: '纵向，不显示名称',
  args: { direction: 'column', labelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: '企业类型' })).toBeVisible();
  },
};

export const Boxes: Story = {
  name: '方框',
  args: {
    label: '故障现象',
    variant: 'box',
    required: true,
    options: Object.entries(faultKinds).map(([value, label]) => ({ value, label, disabled: value === 'screen' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('异响'));
    await expect(canvas.getByRole('radio', { name: '异响' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '跑带偏移' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '跑带偏移' })).toHaveFocus();
  },
};
