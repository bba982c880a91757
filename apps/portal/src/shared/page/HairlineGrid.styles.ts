import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Two columns of cells that share their hairlines; one on phones. The last of an odd number takes the whole row. */
export const HairlineGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('line-hairline')};
  padding: ${token('line-hairline')};
  background: ${token('border-hairline')};

  > li {
    background: ${token('bg-surface')};
    overflow-wrap: anywhere;
  }

  > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const CellTitle = styled.h3`
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.75rem;
`;

export const CellText = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('text-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
`;
