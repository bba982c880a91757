import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';

/** Two columns between hairlines; one on phones. */
export const List = styled.ol`
  ${columns({ base: 2, mobile: 1 })}
  border-top: ${token('line-hairline')} solid ${token('border-default')};
`;

export const Item = styled.li`
  display: flex;
  ${responsive('gap', { base: 'space-6', mobile: 'space-5' })}
  ${responsive('padding', { base: 'space-5 space-8 space-5 0', mobile: 'space-4 0' })}
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  ${media.fromTablet} {
    &:nth-child(even) { padding-inline: ${token('space-8')} 0; border-left: ${token('line-hairline')} solid ${token('border-hairline')}; }
    /* The last of an odd number takes the whole row. */
    &:last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`;

export const Number = styled.span`
  flex: none;
  min-width: 20px;
  color: ${token('text-link')};
  font: 600 1.375rem/1.75rem ${token('font-figure')};
  font-variant-numeric: tabular-nums;
`;

export const Title = styled.h3`
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.75rem;
`;

export const Text = styled.p`
  ${itemText('text-secondary')}
`;
