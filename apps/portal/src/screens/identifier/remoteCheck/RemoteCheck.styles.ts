import { media, motionSafe, token, typeStyle } from '@lima-id/ui';
import { keyframes, styled } from 'styled-components';

export const Ready = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')};

  h3 {
    ${typeStyle('h4')}
    margin-bottom: ${token('space-1')};
  }

  ${media.mobile} {
    display: grid;
    justify-content: stretch;
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: 256px minmax(0, 1fr);
  gap: ${token('space-10')};

  ${media.belowDesktop} {
    gap: ${token('space-6')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-phase='healthy'] [data-finder] {
    --bar: ${token('text-success')};
    --dot: ${token('text-success')};
  }

  &[data-phase='abnormal'] [data-finder] {
    --bar: ${token('text-danger')};
    --dot: ${token('text-danger')};
  }
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-2')};
  outline: none;

  /* The frame is as wide as the column. */
  > span {
    display: block;
  }

  button {
    margin-top: ${token('space-3')};
  }
`;

export const Sheet = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  height: 240px;
  overflow: hidden;
  background: ${token('bg-paper')};

  img {
    max-width: 200px;
    max-height: 200px;
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

export const Figure = styled.p`
  ${typeStyle('body')}
  margin-top: ${token('space-2')};
  color: ${token('text-primary')};

  strong {
    font: 600 2.25rem/1.25 ${token('font-figure')};
    font-variant-numeric: tabular-nums;
  }

  &[data-tone='fine'] {
    ${typeStyle('h1')}
    color: ${token('text-success')};
  }

  &[data-tone='abnormal'] strong {
    color: ${token('text-danger')};
  }
`;

export const Words = styled.p`
  ${typeStyle('caption')}
  color: ${token('text-secondary')};
`;

export const Progress = styled.progress`
  width: 100%;
  height: 4px;
  margin-top: ${token('space-3')};
  border: 0;
  background: ${token('color-primary-100')};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${token('color-primary-100')};
  }

  &::-webkit-progress-value {
    background: ${token('color-primary-500')};
  }

  &::-moz-progress-bar {
    background: ${token('color-primary-500')};
  }
`;
