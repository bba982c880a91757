import { RemoveScroll } from 'react-remove-scroll';
import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const appear = keyframes`from { opacity: 0; }`;
export const vanish = keyframes`to { opacity: 0; }`;

/** Wheel and touch scroll only what is inside, or in the `shards`. */
export const Scrim = styled(RemoveScroll)`
  position: fixed;
  inset: 0;
  z-index: ${token('z-scrim')};
  background: ${token('bg-scrim')};
  pointer-events: auto;
  @media (prefers-reduced-motion: no-preference) {
    &[data-state='open'] { animation: ${appear} ${token('motion-base')} ${token('motion-enter')}; }
    &[data-state='closed'] { animation: ${vanish} ${token('motion-fast')} ${token('motion-exit')} forwards; }
  }
`;

/** Styles of a modal panel: a column whose body scrolls between header and footer; on a low screen the whole column scrolls. */
export const modalPanel = `
  position: fixed;
  display: flex;
  flex-direction: column;
  background: ${token('bg-raised')};
  box-shadow: ${token('shadow-lg')};
  outline: none;
  [data-part='head'], [data-part='footer'] { flex: none; }
  [data-part='title'] { color: ${token('text-primary')}; }
  [data-part='description'] { color: ${token('text-secondary')}; }
  [data-part='body'] {
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  & > [data-part='close'] { position: absolute; }
  ${media.low} {
    overflow: auto;
    overscroll-behavior: contain;
    [data-part='body'] { min-height: auto; overflow: visible; }
  }
`;
