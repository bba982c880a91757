import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { HairlineGrid } from '../../shared/page/HairlineGrid.styles.ts';

export const Grid = styled(HairlineGrid)`
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Cell = styled.li`
  padding: ${token('space-7')};

  > svg {
    display: block;
    margin-bottom: ${token('space-4')};
    color: ${token('text-link')};
  }

  ${media.mobile} {
    padding: ${token('space-6')} ${token('space-4')};
  }
`;
