import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';
import { HairlineGrid } from '../../shared/page/HairlineGrid.styles.ts';

/* Three stand in one row. */
export const Grid = styled(HairlineGrid)`
  ${media.fromTablet} {
    &&:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      > li { grid-column: auto; }
    }
  }
`;

export const Cell = styled.li`
  ${responsive('padding', { base: 'space-7', mobile: 'space-5 space-4' })}
`;

export const Number = styled.p`
  color: ${token('text-link')};
  font: 600 1.375rem/1.875rem ${token('font-figure')};
  margin-bottom: ${token('space-2')};
`;
