import { styled } from 'styled-components';
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
  font-size: 12px;
  line-height: 18px;
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
  font: 400 12px/20px ${token('font-code')};
  color: ${token('text-link')};
`;

const samples = (Object.keys(typeScale) as TypeStyleName[])
  .map((name) => `&[data-step='${name}'] { ${typeStyle(name)} }`)
  .join('\n');

export const Sample = styled.span`
  overflow-wrap: anywhere;
  ${samples}
`;
