import { media, motionSafe, token } from '@lima-id/ui';
import { keyframes, styled } from 'styled-components';
import { square, text } from '../../../shared/layout/arrange.ts';
import { containedPicture, cover, ellipsis } from '../../../shared/layout/looks.ts';

/* As wide as its column, in the proportions of the drawings: places on it are per cent of it. */
export const Sheet = styled.span`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${token('bg-paper')};
  ${containedPicture}
`;

const pass = keyframes`
  from { top: 8px; }
  to { top: calc(100% - 8px); }
`;

/* Moves during the scan; with reduced motion it stands still. */
export const ScanLine = styled.span`
  position: absolute;
  top: 50%;
  right: ${token('space-2')};
  left: ${token('space-2')};
  height: ${token('line-drawing')};
  background: ${token('marker-bracket')};
  ${motionSafe('animation-duration: 1.5s; animation-iteration-count: infinite; animation-direction: alternate; animation-timing-function: linear;')}
  animation-name: ${pass};
  ${media.reducedMotion} { animation-name: none; }
`;

export const Leaders = styled.svg`
  ${cover}
  pointer-events: none;
  line { stroke: ${token('text-danger')}; stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
`;

export const Place = styled.span`
  position: absolute;
  top: var(--y);
  left: var(--x);
  ${square('8px')}
  background: ${token('text-danger')};
  transform: translate(-50%, -50%);
`;

/* Of both sides the inner edge is known: there the line ends. */
export const Label = styled.button`
  position: absolute;
  top: var(--y);
  display: flex;
  align-items: stretch;
  max-width: calc(100% - var(--edge) - 4px);
  padding: 0;
  border: 1px solid ${token('text-danger')};
  border-radius: ${token('radius-tag')};
  background: ${token('bg-surface')};
  ${text('caption', 'text-danger')}
  cursor: pointer;
  transform: translateY(-50%);
  &[data-side='left'] { right: var(--edge); }
  &[data-side='right'] { left: var(--edge); }
  /* The target is larger than the visible mark. */
  &::after { content: ''; position: absolute; inset: -11px -4px; }
  &:focus-visible { outline: 2px solid ${token('color-primary-500')}; outline-offset: 2px; }
  b {
    flex: none;
    min-width: 22px;
    background: ${token('text-danger')};
    color: ${token('text-on-primary')};
    text-align: center;
    font-family: ${token('font-figure')};
    line-height: 22px;
  }
  span { ${ellipsis} padding-inline: 6px; line-height: 22px; }
`;
