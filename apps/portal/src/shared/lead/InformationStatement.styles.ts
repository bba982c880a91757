import { focusRing, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const TitleButton = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${token('radius-tag')};
  background: none;
  font: inherit;
  color: ${token('text-link')};
  cursor: pointer;
  &:focus-visible { ${focusRing} }
  ${media.hover} { &:hover { text-decoration: underline; text-underline-offset: 3px; } }
`;

export const Statement = styled.section`
  ${typeStyle('caption')}
  display: grid;
  gap: ${token('space-2')};
  margin-top: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('bg-paper')};
  border-radius: ${token('radius-control')};
  color: ${token('text-secondary')};

  b { margin-inline-end: ${token('space-2')}; font-weight: 600; color: ${token('text-primary')}; }
`;
