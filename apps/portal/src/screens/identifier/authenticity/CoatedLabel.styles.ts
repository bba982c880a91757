import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/* The frame is as wide as its column. */
export const Sheet = styled.div`
  > span { display: block; }
  svg { display: block; width: 100%; height: auto; background: ${token('bg-paper')}; }
  ${media.mobile} { order: -1; }
`;

export const Drawing = styled.svg`
  stroke-width: 1.5;
  fill: none;
  [data-part='plate'] { fill: ${token('bg-surface')}; stroke: ${token('text-primary')}; }
  [data-part='words'] { stroke: ${token('border-control')}; stroke-width: 4; }
  [data-part='small'] { stroke: ${token('color-illustration-right')}; stroke-width: 4; }
  [data-part='modules'] { fill: ${token('text-primary')}; }
  [data-part='coating'] { fill: ${token('color-illustration-right')}; stroke: ${token('text-primary')}; }
  [data-part='hatching'] { stroke: ${token('border-control')}; }
  [data-part='mark'] { stroke: ${token('marker-bracket')}; stroke-dasharray: 4 3; }
`;
