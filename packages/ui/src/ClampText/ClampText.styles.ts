import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.div`
  ${typeStyle('body')}
  overflow-wrap: anywhere;
  &[data-state='collapsed'] { display: flex; align-items: flex-end; gap: ${token('space-2')}; }
  &[data-state='collapsed'] > [data-part='text'] {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--clamp-lines);
  }
  &[data-state='measured'] > [data-part='text'],
  &[data-state='fits'] > [data-part='text'] { display: block; }
  &[data-state='measured'] > button { display: none; }
  &[data-state='expanded'] > button { margin-inline-start: ${token('space-2')}; }
`;

export const Toggle = styled.button`
  position: relative;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-tag')};
  background: none;
  color: ${token('text-link')};
  cursor: pointer;
  &:focus-visible { ${focusRing} }
  ${media.hover} { &:hover { color: ${token('text-link-hover')}; } }
  /* The target reaches past the word, so that it is 44 px high without moving the line. */
  &::after { content: ''; position: absolute; inset: -10px -8px; }
`;
