import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { square } from '../../shared/layout/arrange.ts';

export const Glyph = styled.svg`
  ${square('32px')}
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
`;

export const Level = styled.path`
  fill: ${token('marker-bracket')};
  stroke: none;
  &[data-ground='primary'] { fill: ${token('text-on-primary')}; }
`;
