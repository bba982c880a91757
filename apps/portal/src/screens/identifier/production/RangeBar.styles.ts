import { media, Tabs, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/* The switch at the left, the days at the right, and below both what they choose; on phones all in one column. */
export const Switch = styled(Tabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  align-items: start;
  gap: ${token('space-3')} ${token('space-6')};
  & > :last-child { grid-column: 1 / -1; }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    [role='tablist'] { width: 100%; }
    [role='tablist'] > * { flex: 1; }
  }
`;
