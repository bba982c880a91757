import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../../shared/layout/arrange.ts';

/** The plan, and the directions to the hall next to it. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px) minmax(0, 1fr);
  gap: ${token('space-14')};
  align-items: center;
  ${media.belowDesktop} { grid-template-columns: minmax(0, 1fr); gap: ${token('space-8')}; }
`;

/** The plan as wide as there is room; on phones at full size, the part of it around the stand. */
export const Hall = styled.div`
  > svg { width: 100%; height: auto; }
  ${media.mobile} {
    position: relative;
    height: calc(var(--part-height) * 1px);
    margin-inline-end: calc(-1 * ${token('layout-gutter-mobile')});
    overflow: hidden;
    container-type: inline-size;
    > svg {
      position: absolute;
      /* The right wall with its door at the edge, unless the stand would be out of view then. */
      left: min(0px, max(100vw - var(--plan-width) * 1px, 24px - var(--stand-x) * 1px));
      @supports (width: 1cqi) { left: min(0px, max(100cqi - var(--plan-width) * 1px, 24px - var(--stand-x) * 1px)); }
      top: calc(var(--part-top) * -1px);
      width: calc(var(--plan-width) * 1px);
      max-width: none;
    }
  }
`;

export const Walls = styled.rect`
  fill: ${token('bg-paper')};
  stroke: ${token('color-ink-900')};
  stroke-width: 1.5;
`;

export const Other = styled.rect`
  fill: ${token('color-ink-0')};
  stroke: ${token('color-ink-300')};
  stroke-width: 1.5;
`;

export const Stand = styled.g`
  rect { fill: ${token('color-primary-500')}; stroke: ${token('color-primary-600')}; stroke-width: 1.5; }
  text { fill: ${token('color-ink-950')}; font: 600 0.75rem ${token('font-code')}; text-anchor: middle; dominant-baseline: central; }
`;

export const Finder = styled.g`
  path { fill: none; stroke: ${token('marker-finder')}; stroke-width: 2; }
  rect { fill: ${token('marker-finder-dot')}; }
`;

export const Way = styled.g`
  path { fill: none; stroke: ${token('color-primary-600')}; stroke-width: 1.5; }
  path:first-child { stroke-dasharray: 6 4; }
  text { fill: ${token('text-secondary')}; font: 400 0.8125rem ${token('font-sans')}; text-anchor: end; }
`;

export const Ways = styled.dl`
  > div { padding-block: ${token('space-5')}; border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
  dt { font-size: 1rem; font-weight: 600; line-height: 1.75rem; }
  dd { ${text('body', 'text-secondary')} }
`;
