import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, row, square } from '../layout/arrange.ts';
import { hairlines } from '../layout/looks.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  ${hairlines('border-default')}
  ${media.belowDesktop} { grid-template-columns: repeat(3, 1fr); }
`;

export const Cell = styled.li`
  ${row({ base: 'space-3', mobile: '6px' })}
  justify-content: center;
  ${responsive('height', { base: '95px', mobile: '72px' })}
  background: ${token('bg-page')};
  color: ${token('text-strong')};
  ${responsive('font-size', { base: '1rem', mobile: '0.8125rem' })}
  font-weight: 600;
  white-space: nowrap;
`;

export const Mark = styled.svg`
  flex: none;
  ${square({ base: '20px', mobile: '18px' })}
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
`;
