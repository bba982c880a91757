import { styled } from 'styled-components';
import { motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  position: relative;
  display: inline-block;
  &[data-overlay] { position: absolute; inset: 0; display: block; pointer-events: none; }
`;

/** Six bars and a square drawn as backgrounds, so that the frame is one element around any content. */
export const Corners = styled.span`
  --bar: ${token('marker-finder')};
  --dot: ${token('marker-finder-dot')};
  --length: 16px;
  position: absolute;
  inset: var(--finder-inset, 0px);
  pointer-events: none;
  background-repeat: no-repeat;
  background-image:
    linear-gradient(var(--bar) 0 0), linear-gradient(var(--bar) 0 0), linear-gradient(var(--bar) 0 0),
    linear-gradient(var(--bar) 0 0), linear-gradient(var(--bar) 0 0), linear-gradient(var(--bar) 0 0),
    linear-gradient(var(--dot) 0 0);
  background-position: 0 0, 0 0, 100% 0, 100% 0, 0 100%, 0 100%, 100% 100%;
  background-size:
    var(--length) 2px, 2px var(--length), var(--length) 2px, 2px var(--length),
    var(--length) 2px, 2px var(--length), 6px 6px;
  ${motionSafe(`transition:inset ${token('motion-fast')} ${token('motion-standard')},background-size ${token('motion-base')} ${token('motion-standard')};`)}
  &[data-size='sm'] { --length: 12px; }
  &[data-ground='ink'] { --bar: ${token('marker-finder-on-ink')}; --dot: ${token('marker-finder-dot-on-ink')}; }
  /* Forced colours take away what is drawn as a background. */
  @media (forced-colors: active) { &&& { --bar: CanvasText; --dot: Highlight; forced-color-adjust: none; } }
`;
