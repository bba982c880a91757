import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

const line = `${token('line-hairline')} solid ${token('border-hairline')}`;

export const Root = styled.div`
  min-width: 0;
  & > * { border-bottom: ${line}; }
  &[data-variant='line'] > :first-child { border-top: ${line}; }
  &[data-variant='box']:not(:empty) {
    background: ${token('bg-surface')};
    border: ${line};
    border-radius: ${token('radius-card')};
  }
  &[data-variant='box'] > * {
    padding-inline: ${token('space-5')};
    ${media.mobile} { padding-inline: ${token('space-4')}; }
  }
  &[data-variant='box'] > :last-child { border-bottom: 0; }
`;

export const Toggle = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  width: 100%;
  padding: ${token('space-4')} 0;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  ${typeStyle('h4')}
  color: ${token('text-primary')};
  text-align: start;
  cursor: pointer;
  ${colourTransition}
  [data-size='sm'] > * > * > & { padding-block: 10px; ${typeStyle('body')} font-weight: 500; }
  [data-size='lg'] > * > * > & { padding-block: ${token('space-5')}; ${typeStyle('h3')} }
  /* As high as a line of the title, so that they stand in the middle of its first one. */
  > svg, [data-part='icon'] { flex: none; height: 1lh; color: ${token('text-secondary')}; }
  [data-part='icon'] { display: grid; place-items: center; }
  [data-part='title'] { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  [data-part='note'] {
    max-width: 40%;
    font-weight: 400;
    font-size: 0.75rem;
    text-align: end;
    color: ${token('text-tertiary')};
  }
  &[aria-expanded='true'] > svg { color: ${token('text-link')}; }
  &:focus-visible { ${focusRing} outline-offset: 0; box-shadow: none; }
  ${media.hover} { &:hover:enabled:not([aria-disabled]) { color: ${token('text-link')}; } }
  &[aria-disabled] { cursor: default; }
  &[aria-disabled] > svg { color: ${token('text-disabled')}; }
  &:disabled {
    cursor: not-allowed;
    color: ${token('text-disabled')};
    [data-part], > svg { color: inherit; }
  }
`;

/** The height changes, and the content is there meanwhile; what hangs out of it, such as a focus ring, is cut off only so long. */
const opening = `height ${token('motion-base')} ${token('motion-standard')}, content-visibility ${token('motion-base')} allow-discrete`;

export const Panel = styled.div`
  min-width: 0;
  /* Closed, it keeps its display and loses its content: only so can a search find that. */
  ${motionSafe(`
    @supports (interpolate-size: allow-keywords) {
      interpolate-size: allow-keywords;
      height: auto;
      transition: ${opening}, overflow ${token('motion-base')} step-end allow-discrete;
      &[hidden] { height: 0; overflow: clip; transition: ${opening}; }
      &[data-found] { transition: none; }
    }
  `)}
  /* Nothing can be opened on paper. */
  ${media.print} { &[hidden] { display: block; height: auto; content-visibility: visible; } }
`;

export const Content = styled.div`
  padding-bottom: ${token('space-5')};
  ${typeStyle('body')}
  color: ${token('text-secondary')};
  overflow-wrap: anywhere;
  [data-size='sm'] > * > * > & { padding-bottom: ${token('space-4')}; }
  [data-size='lg'] > * > * > & { padding-bottom: ${token('space-6')}; ${typeStyle('bodyLg')} }
`;
