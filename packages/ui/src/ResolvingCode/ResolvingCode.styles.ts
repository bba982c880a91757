import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.div.attrs({ role: 'status' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  text-align: center;
`;

const lighting = keyframes`
  0%, 40%, 100% { fill: ${token('color-ink-150')}; }
  20% { fill: ${token('color-primary-500')}; }
  30% { fill: ${token('color-primary-200')}; }
`;

/** 5 x 5 modules of 12 px, 6 px apart; which are lit at rest is said by `data-lit`. */
export const Grid = styled.svg`
  display: block;
  fill: ${token('color-ink-150')};
  & [data-lit='1'] { fill: ${token('color-primary-200')}; }
  & [data-lit='2'] { fill: ${token('color-primary-500')}; }
  @media (prefers-reduced-motion: no-preference) {
    & rect { animation: ${lighting} 1.5s ${token('motion-linear')} var(--delay) infinite; }
  }
`;

export const Code = styled.span`
  margin-top: ${token('space-8')};
  font: 400 1.375rem/1.875rem ${token('font-code')};
  font-variant-ligatures: none;
  color: ${token('text-tertiary')};
  overflow-wrap: anywhere;
  ${media.mobile} { font-size: 1.25rem; }
`;

export const Title = styled.p`
  ${typeStyle('h4')}
  margin-top: ${token('space-5')};
`;

export const Text = styled.p`
  ${typeStyle('small')}
  color: ${token('text-secondary')};
`;
