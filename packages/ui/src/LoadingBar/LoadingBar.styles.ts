import { styled } from 'styled-components';
import { motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

/** Above everything, since it applies to the whole page; ignores pointer events. Static with reduced motion. */
export const Root = styled.progress`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token('z-toast')};
  width: 100%;
  height: 3px;
  border: 0;
  background: ${token('marker-bracket')};
  transform-origin: 0 0;
  -webkit-appearance: none;
  appearance: none;
  pointer-events: none;
  &[hidden] { display: none; }
  /* The whole element is the bar: what browsers draw inside it would be a second one. */
  &::-webkit-progress-bar { background: none; }
  &::-webkit-progress-value { background: none; }
  &::-moz-progress-bar { background: none; }
  @media (forced-colors: active) { background: Highlight; forced-color-adjust: none; }
  /* Fast at first, then slower and slower: it never reaches the end on its own. Then it fills from wherever it is, and fades. */
  ${motionSafe(`
    &[data-state='running'] { transform: scaleX(0.94); transition: transform 10s ${token('motion-enter')}; }
    &[data-state='complete'] {
      opacity: 0;
      transition: transform 200ms ${token('motion-standard')}, opacity 200ms linear 200ms;
    }
    @starting-style { &[data-state='running'] { transform: scaleX(0); } }
  `)}
`;
