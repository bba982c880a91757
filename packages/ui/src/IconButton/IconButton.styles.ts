import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

/** A button with only an icon. Its parent overrides position, size and colour. */
export const IconButton = styled.button.attrs({ type: 'button' })<{
  /** Required, since the icon has no accessible name. */
  'aria-label': string;
  /** `none` where the parent styles hover. */
  'data-hover'?: 'fill' | 'none';
}>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token('control-touch-min')};
  height: ${token('control-touch-min')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('text-primary')};
  cursor: pointer;
  &:focus-visible { ${focusRing} outline-offset: -2px; }
  &:disabled { cursor: not-allowed; }
  ${media.hover} { &:hover:where(:enabled:not([data-hover='none'])) { background: ${token('bg-hover')}; } }
`;
