import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import { contrast } from '../brand/colour.ts';
import { contrastDuties } from '../brand/contrastDuties.ts';
import { useTheme } from '../ThemeProvider/useTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import { type TokenName, token, variableName } from '../tokens/token.ts';
import { typeScale } from '../tokens/typeScale.ts';
import type { TypeStyleName } from '../tokens/typeStyle.ts';
import { ContrastTable, Item, List, Measure, Sample, Step, StepName, Swatch } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Tokens 设计变量', id: 'foundations-tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(lightTheme) as TokenName[];
const isColour = (name: TokenName) => /^(?:#|rgba?\()/.test(lightTheme[name]);
const isLength = (name: TokenName) => lightTheme[name].endsWith('px');

function Tokens({ shown, swatch }: { shown: TokenName[]; swatch: 'colour' | 'length' | 'none' }) {
  const theme = useTheme();
  return (
    <List>
      {shown.map((name) => {
        const value = { '--value': `var(${variableName(name)})` } as CSSProperties;
        return (
          <Item key={name} data-swatch={swatch}>
            {swatch === 'colour' ? <Swatch style={value} /> : null}
            {swatch === 'length' ? <Measure style={value} /> : null}
            <span>{name}</span>
            <small>{theme[name]}</small>
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

/** A sample of one colour on another, with the contrast ratio in the current theme. */
function Meeting({ mark, ground, least }: (typeof contrastDuties)[number]) {
  const theme = useTheme();
  const ratio = contrast(theme[mark], theme[ground]);
  const sample = { '--mark': token(mark), '--ground': token(ground) } as CSSProperties;
  return (
    <tr data-missed={ratio < least ? '' : undefined}>
      <td>
        <span data-part="sample" data-kind={least < 4.5 ? 'mark' : 'text'} style={sample}>
          {least < 4.5 ? null : '力码 88'}
        </span>
      </td>
      <td>{mark}</td>
      <td>{ground}</td>
      <td>{least}</td>
      <td>{ratio.toFixed(1)}</td>
    </tr>
  );
}

export const Contrast: Story = {
  name: '对比度',
  render: () => (
    <ContrastTable>
      <thead>
        <tr>
          <th scope="col">示例</th>
          <th scope="col">前景</th>
          <th scope="col">背景</th>
          <th scope="col">至少</th>
          <th scope="col">实际</th>
        </tr>
      </thead>
      <tbody>
        {contrastDuties.map((duty) => (
          <Meeting key={`${duty.mark} ${duty.ground}`} {...duty} />
        ))}
      </tbody>
    </ContrastTable>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(contrastDuties.length);
    await expect(rows.filter((row) => row.hasAttribute('data-missed'))).toEqual([]);
  },
};
