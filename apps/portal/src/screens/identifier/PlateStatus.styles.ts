import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { inlineRow, square, text } from '../../shared/layout/arrange.ts';
import { figureFace } from '../../shared/layout/looks.ts';

export const StatusLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space-3')};
  ${text('small', 'text-on-ink-tertiary')}
`;

export const Outcome = styled.span`
  ${inlineRow('6px')}
  font-weight: 500;
  color: ${token('text-on-ink-positive')};
  &::before { content: ''; ${square('6px')} background: currentColor; }
`;

export const Took = styled.span`
  ${figureFace}
  font-weight: 500;
  color: ${token('text-on-ink-secondary')};
`;
