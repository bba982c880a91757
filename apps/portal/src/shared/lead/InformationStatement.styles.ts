import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../layout/arrange.ts';
import { plainButton } from '../layout/looks.ts';

export const TitleButton = styled.button`
  ${plainButton}
  border-radius: ${token('radius-tag')};
  color: ${token('text-link')};
  ${media.hover} { &:hover { text-decoration: underline; text-underline-offset: 3px; } }
`;

export const Statement = styled.section`
  ${text('caption', 'text-secondary')}
  display: grid;
  gap: ${token('space-2')};
  margin-top: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('bg-paper')};
  border-radius: ${token('radius-control')};
  > button { justify-self: start; }
  b { margin-inline-end: ${token('space-2')}; font-weight: 600; color: ${token('text-primary')}; }
`;
