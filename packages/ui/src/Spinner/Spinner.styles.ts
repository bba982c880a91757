import { keyframes, styled } from 'styled-components';
import { token } from '../tokens/token.ts';

const light = keyframes`
  0%, 100% { opacity: 1; }
  25% { opacity: 0.15; }
  50% { opacity: 0.35; }
  75% { opacity: 0.6; }
`;

/** Four modules of 5 px with gaps of 1 px, lighting up in turn. */
export const Modules = styled.svg`
  flex: none;
  display: block;
  fill: currentColor;
  & rect:nth-child(2) { opacity: 0.6; }
  & rect:nth-child(3) { opacity: 0.15; }
  & rect:nth-child(4) { opacity: 0.35; }
  @media (prefers-reduced-motion: no-preference) {
    & rect { animation: ${light} 800ms ${token('motion-linear')} infinite; }
    & rect:nth-child(2) { animation-delay: -600ms; }
    & rect:nth-child(3) { animation-delay: -200ms; }
    & rect:nth-child(4) { animation-delay: -400ms; }
  }
`;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('color-primary-600')};
  &[data-ground='ink'] { color: ${token('color-primary-400')}; }
`;

export const Label = styled.span`
  color: ${token('text-secondary')};
  [data-ground='ink'] > & { color: ${token('text-on-ink-secondary')}; }
`;
