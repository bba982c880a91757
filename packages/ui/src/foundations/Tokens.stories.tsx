import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { lightTheme } from '../tokens/lightTheme.ts';
import { type TokenName, variableName } from '../tokens/token.ts';
import { typeScale } from '../tokens/typeScale.ts';
import type { TypeStyleName } from '../tokens/typeStyle.ts';
import { Item, List, Measure, Sample, Step, StepName, Swatch } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(lightTheme) as TokenName[];
const isColour = (name: TokenName) => /^(?:#|rgba?\()/.test(lightTheme[name]);
const isLength = (name: TokenName) => lightTheme[name].endsWith('px');

function Tokens({ shown, swatch }: { shown: TokenName[]; swatch: 'colour' | 'length' | 'none' }) {
  return (
    <List>
      {shown.map((name) => {
        const value = { '--value': `var(${variableName(name)})` } as CSSProperties;
        return (
          <Item key={name} data-swatch={swatch}>
            {swatch === 'colour' ? <Swatch style={value} /> : null}
            {swatch === 'length' ? <Measure style={value} /> : null}
            <span>{name}</span>
            <small>{lightTheme[name]}</small>
          </Item>
        );
      })}
    </List>
  );
}

export const Colours: Story = {
  name: '颜色',
  render: () => <Tokens swatch="colour" shown={names.filter(isColour)} />,
};

export const Spacing: Story = {
  name: '间距与尺寸',
  render: () => <Tokens swatch="length" shown={names.filter(isLength)} />,
};

export const Others: Story = {
  name: '字体、阴影、层级与动效',
  render: () => <Tokens swatch="none" shown={names.filter((name) => !isColour(name) && !isLength(name))} />,
};

const sampleTexts = { code: '88.118.001', figure: '12,846,390', sans: '一台器材，一个码' } as const;

export const Type: Story = {
  name: '字阶',
  render: () => (
    <>
      {(Object.keys(typeScale) as TypeStyleName[]).map((name) => {
        const step = typeScale[name];
        const face = 'family' in step ? step.family : 'sans';
        return (
          <Step key={name}>
            <StepName>
              {name} {step.size} / {step.line} · {step.weight}
            </StepName>
            <Sample data-step={name}>{sampleTexts[face]}</Sample>
          </Step>
        );
      })}
    </>
  ),
};
