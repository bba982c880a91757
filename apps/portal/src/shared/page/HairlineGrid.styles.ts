import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns } from '../layout/arrange.ts';
import { hairlines, itemText } from '../layout/looks.ts';

/**
 * Cells that share their hairlines: two columns, one on phones, and the last of an odd number takes the whole row. `data-columns` makes
 * it three columns from tablets on, or four on desktops.
 */
export const HairlineGrid = styled.ul`
  ${columns({ base: 2, mobile: 1 })}
  ${hairlines('border-hairline')}
  > li { background: ${token('bg-surface')}; overflow-wrap: anywhere; }
  &:not([data-columns]) > li:last-child:nth-child(odd) { grid-column: 1 / -1; }
  ${media.fromTablet} { &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  ${media.desktop} { &[data-columns='4'] { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`;

export const CellTitle = styled.h3`
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.75rem;
`;

export const CellText = styled.p`
  margin-top: ${token('space-1')};
  ${itemText('text-secondary')}
`;
