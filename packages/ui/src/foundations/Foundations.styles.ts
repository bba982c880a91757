import { styled } from 'styled-components';
import { rem } from '../tokens/rem.ts';
import { token } from '../tokens/token.ts';
import { typeScale } from '../tokens/typeScale.ts';
import { type TypeStyleName, typeStyle } from '../tokens/typeStyle.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${token('space-2')} ${token('space-6')};
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: 56px 1fr;
  align-items: center;
  gap: 0 ${token('space-3')};
  font-size: ${rem(12)};
  line-height: ${rem(18)};
  &[data-swatch='none'] { grid-template-columns: 1fr; & > small { grid-column: 1; } }
  & > span { overflow-wrap: anywhere; }
  & > small { grid-column: 2; font-size: inherit; color: ${token('text-tertiary')}; overflow-wrap: anywhere; }
`;

/** Shows one value, given as `--value`. */
export const Swatch = styled.span`
  grid-row: 1 / 3;
  height: 40px;
  border: 1px solid ${token('border-hairline')};
  background: var(--value);
`;

export const Measure = styled.span`
  grid-row: 1 / 3;
  justify-self: start;
  max-width: 56px;
  width: var(--value);
  height: 16px;
  background: ${token('color-primary-500')};
`;

export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 200px) minmax(0, 1fr);
  align-items: baseline;
  gap: 0 ${token('space-4')};
  padding: ${token('space-3')} 0;
  border-bottom: 1px solid ${token('border-hairline')};
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); }
`;

export const StepName = styled.span`
  font: 400 ${rem(12)}/${rem(20)} ${token('font-code')};
  color: ${token('text-link')};
`;

const samples = (Object.keys(typeScale) as TypeStyleName[])
  .map((name) => `&[data-step='${name}'] { ${typeStyle(name)} }`)
  .join('\n');

export const Sample = styled.span`
  overflow-wrap: anywhere;
  ${samples}
`;

/** Rows of colour pairs; `--mark` and `--ground` of a sample are the two colours. */
export const ContrastTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${rem(12)};
  line-height: ${rem(18)};
  th { text-align: start; font-weight: 600; }
  th, td {
    padding: ${token('space-1')} ${token('space-2')} ${token('space-1')} 0;
    border-bottom: 1px solid ${token('border-hairline')};
    overflow-wrap: anywhere;
  }
  td:nth-child(n + 4) { font-family: ${token('font-figure')}; font-variant-numeric: tabular-nums; }
  [data-missed] { outline: 2px solid ${token('border-error')}; }
  [data-part='sample'] {
    display: block;
    width: 72px;
    padding: 5px ${token('space-2')};
    background: var(--ground);
    color: var(--mark);
    border: 1px solid ${token('border-hairline')};
    white-space: nowrap;
  }
  [data-kind='mark']::before { content: ''; display: block; width: 18px; height: 18px; background: var(--mark); }
  @media (max-width: 767px) { [data-part='sample'] { width: 60px; } }
`;
