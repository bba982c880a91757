import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

export const Viewport = styled.div`
  position: fixed;
  inset: ${token('space-6')} ${token('space-4')} auto;
  z-index: ${token('z-toast')};
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
  pointer-events: none;
  /* Two leave the greater part of the screen free; earlier ones have been read or announced. */
  ${media.low} {
    top: ${token('space-2')};
    gap: ${token('space-1')};
    & > :nth-last-child(n + 3) { display: none; }
  }
`;

export const Notice = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: 44px;
  max-width: min(560px, 100%);
  padding-block: 9px; padding-inline: ${token('space-4')} 18px;
  background: ${token('bg-raised')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-control')};
  box-shadow: ${token('shadow-md')};
  color: ${token('text-primary')};
  pointer-events: auto;
  @media (prefers-reduced-motion: no-preference) { animation: ${enter} ${token('motion-base')} ${token('motion-enter')}; }
  & > svg { flex: none; color: ${token('text-link')}; }
  &[data-tone='success'] > svg { color: ${token('text-success')}; }
  &[data-tone='warning'] > svg { color: ${token('text-warning')}; }
  &[data-tone='danger'] > svg { color: ${token('text-danger')}; }
`;
