import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, stack, text } from '../../shared/layout/arrange.ts';

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 312px) minmax(0, 1fr);
  gap: ${token('space-6')} ${token('space-8')};
  align-items: start;
  margin-top: ${token('space-4')};
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); }
`;

/** The prefix as it stands on a rating plate. */
export const Plate = styled.div`
  ${stack('space-2')}
  padding: ${token('space-6')} ${token('space-7')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-ink')};
  p { ${text('caption', 'text-on-ink-secondary')} }
`;

export const Invitation = styled.div`
  ${cluster('space-4 space-8')}
  align-items: center;
  justify-content: space-between;
  margin-top: ${token('space-3')};
  p { ${text('body', 'text-secondary')} }
  ${media.mobile} { a { width: 100%; } }
`;
