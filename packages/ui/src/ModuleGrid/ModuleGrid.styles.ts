import { keyframes, styled } from 'styled-components';
import { token } from '../tokens/token.ts';

const lighting = keyframes`
  0%, 40%, 100% { fill: ${token('color-ink-150')}; }
  20% { fill: ${token('color-primary-500')}; }
  30% { fill: ${token('color-primary-200')}; }
`;

/** 5 x 5 modules of 12 px with gaps of 6 px; `data-lit` marks the modules lit at rest. */
export const Grid = styled.svg`
  display: block;
  fill: ${token('color-ink-150')};
  & [data-lit='1'] { fill: ${token('color-primary-200')}; }
  & [data-lit='2'] { fill: ${token('color-primary-500')}; }
  @media (prefers-reduced-motion: no-preference) {
    & rect { animation: ${lighting} 1.5s ${token('motion-linear')} var(--delay) infinite; }
  }
`;
