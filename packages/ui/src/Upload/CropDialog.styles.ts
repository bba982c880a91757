import { styled } from 'styled-components';
import { viewHeight } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

/** The square viewport of the picture; the picture's size and position are shares of its side. */
export const View = styled.div`
  position: relative;
  width: min(100%, 320px, 0.5 * ${viewHeight});
  aspect-ratio: 1;
  margin: 0 auto;
  overflow: hidden;
  background: ${token('bg-sunken')};
  outline: ${token('line-hairline')} solid ${token('border-default')};
  cursor: grab;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;
  &:active { cursor: grabbing; }
  &:focus-visible { ${focusRing} }
  & > canvas {
    position: absolute;
    left: var(--crop-left);
    top: var(--crop-top);
    width: var(--crop-width);
    height: var(--crop-height);
    max-width: none;
  }
`;

const thumb = `
  -webkit-appearance: none;
  appearance: none;
  width: 16px;
  height: 16px;
  background: ${token('color-primary-600')};
  border: 0;
  border-radius: ${token('radius-tag')};
`;

/** The slider between its two buttons. */
export const Zoom = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  width: min(100%, 320px);
  margin: ${token('space-4')} auto 0;
  & > button {
    width: ${token('control-height-sm')};
    height: ${token('control-height-sm')};
    &:focus-visible { outline-offset: 2px; }
    ${media.mobile} { width: ${token('control-touch-min')}; height: ${token('control-touch-min')}; }
  }
  & > input {
    flex: 1;
    min-width: 0;
    height: ${token('control-touch-min')};
    margin: 0;
    cursor: pointer;
    &:focus-visible { ${focusRing} }
    /* Forced colours know the native slider best. */
    @media (forced-colors: none) {
      -webkit-appearance: none;
      appearance: none;
      background: linear-gradient(${token('border-strong')} 0 0) center / 100% 4px no-repeat;
      &::-webkit-slider-thumb { ${thumb} }
      &::-moz-range-thumb { ${thumb} }
    }
    &:disabled { cursor: not-allowed; }
  }
`;
