import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Jobs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-8')};
  margin: ${token('space-6')} 0;
`;

export const Said = styled.p.attrs({ role: 'status' })`
  min-height: 22px;
  margin-top: calc(-1 * ${token('space-4')});
  ${typeStyle('small')}
  color: ${token('text-secondary')};
`;

/** Two halves, light and dark, of one value each: `--value`. */
export const Samples = styled.span`
  display: grid;
  grid-template-columns: repeat(2, 44px);
  min-height: 32px;
`;

export const Sample = styled.span`
  display: block;
  align-self: center;
  overflow: hidden;
  color: ${token('text-primary')};
  &[data-sample='colour'] { align-self: stretch; border: 1px solid ${token('border-hairline')}; background: var(--value); }
  &[data-sample='length'] { max-width: 44px; width: var(--value); height: 16px; background: ${token('color-primary-500')}; }
  &[data-sample='radius'] { width: 32px; height: 32px; border: 2px solid ${token('border-control')}; border-radius: var(--value); }
  &[data-sample='shadow'] { width: 32px; height: 32px; background: ${token('bg-surface')}; box-shadow: var(--value); overflow: visible; }
  &[data-sample='font'] { grid-column: 1 / -1; font-family: var(--value); white-space: nowrap; }
  @media (forced-colors: active) { &[data-sample='colour'] { forced-color-adjust: none; } }
`;
