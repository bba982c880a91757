import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { landmarks, type RootProps, specimens } from './specimens.tsx';

const meta = {
  title: 'Foundations/Checks 检查/Conformance 通用属性',
  id: 'foundations-conformance',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const roots = new Map<string, Element>();

function rootProps(name: string): RootProps {
  return {
    className: 'given-class',
    style: { order: 7 },
    'data-given': name,
    ref: (element) => {
      if (element !== null) roots.set(name, element);
    },
  };
}

/** For each component, the element of `ref` is the one with class, style and data attributes. */
async function check(names: string[]): Promise<void> {
  for (const name of names) {
    const root = roots.get(name);
    await expect(root, name).toBeInstanceOf(Element);
    await expect(root, name).toHaveClass('given-class');
    await expect(root, name).toHaveAttribute('data-given', name);
    await expect(root?.getAttribute('style'), name).toContain('order: 7');
  }
}

const plain = Object.keys(specimens).filter((name) => !landmarks.includes(name));

function story(names: string[], title: string): Story {
  return {
    name: title,
    render: () => (
      <>
        {names.map((name) => (
          <section key={name} aria-label={name} style={{ position: 'relative', padding: 8 }}>
            {specimens[name]?.(rootProps(name))}
          </section>
        ))}
      </>
    ),
    play: () => check(names),
  };
}

export const Components = story(plain, '组件');
export const Landmarks = story(landmarks, '地标');
