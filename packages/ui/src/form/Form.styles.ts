import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
`;

export const Summary = styled.div`
  /* Nothing to say takes no room, not even the gap behind it. */
  &:empty { position: absolute; }
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-danger-50')};
  border: ${token('line-hairline')} solid ${token('border-error')};
  border-radius: ${token('radius-control')};
  ${typeStyle('body')}
  color: ${token('color-danger-700')};
  &:empty { padding: 0; border: 0; }
  [data-part='whole'] { display: flex; gap: ${token('space-2')}; }
  [data-part='whole'] > svg { flex: none; margin-top: ${token('space-1')}; }
  [data-part='count'] { font-weight: 600; }
  ul { display: flex; flex-wrap: wrap; gap: 0 ${token('space-4')}; }
  li > span { margin-inline-start: ${token('space-2')}; }
  button {
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.875rem;
    line-height: 1.5rem;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
    &:focus-visible { ${focusRing} }
  }
  ${media.coarse} { button { min-height: ${token('control-touch-min')}; } }
`;
