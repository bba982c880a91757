import { media, motionSafe, token, typeStyle } from '@lima-id/ui';
import { keyframes, styled } from 'styled-components';

/* As wide as its column, in the proportions of the drawings: places on it are per cent of it. */
export const Sheet = styled.span`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${token('bg-paper')};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const pass = keyframes`
  from { top: 8px; }
  to { top: calc(100% - 8px); }
`;

/* Moves while something is scanned; who asked for less movement sees where it stands. */
export const ScanLine = styled.span`
  position: absolute;
  top: 50%;
  right: ${token('space-2')};
  left: ${token('space-2')};
  height: ${token('line-drawing')};
  background: ${token('marker-bracket')};
  ${motionSafe('animation-duration: 1.5s; animation-iteration-count: infinite; animation-direction: alternate; animation-timing-function: linear;')}
  animation-name: ${pass};

  ${media.reducedMotion} {
    animation-name: none;
  }
`;

export const Leaders = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;

  line {
    stroke: ${token('text-danger')};
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
`;

export const Place = styled.span`
  position: absolute;
  top: var(--y);
  left: var(--x);
  width: 8px;
  height: 8px;
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
  ${typeStyle('caption')}
  color: ${token('text-danger')};
  cursor: pointer;
  transform: translateY(-50%);

  &[data-side='left'] {
    right: var(--edge);
  }

  &[data-side='right'] {
    left: var(--edge);
  }

  /* The target is larger than what is drawn. */
  &::after {
    content: '';
    position: absolute;
    inset: -11px -4px;
  }

  &:focus-visible {
    outline: 2px solid ${token('color-primary-500')};
    outline-offset: 2px;
  }

  b {
    flex: none;
    min-width: 22px;
    background: ${token('text-danger')};
    color: ${token('text-on-primary')};
    text-align: center;
    font-family: ${token('font-figure')};
    line-height: 22px;
  }

  span {
    overflow: hidden;
    padding-inline: 6px;
    line-height: 22px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
