import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { row } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';
import { HairlineGrid } from '../../shared/page/HairlineGrid.styles.ts';

export const Grid = styled(HairlineGrid)`
  background: ${token('border-on-ink')};
  > li { background: ${token('bg-ink')}; }
`;

export const Cell = styled.li`
  ${row('space-7')}
  padding: ${token('space-8')};
  > img { flex: none; }
  ${media.mobile} {
    gap: ${token('space-4')};
    padding: ${token('space-5')} ${token('space-4')};
    > img { width: 52px; }
  }
`;

export const Title = styled.h3`
  ${typeStyle('h3')}
  font-size: 1.125rem;
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  ${itemText('text-on-ink-secondary')}
`;
