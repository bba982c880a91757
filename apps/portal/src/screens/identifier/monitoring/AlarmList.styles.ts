import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../../../shared/layout/arrange.ts';
import { figureFace } from '../../../shared/layout/looks.ts';

export const List = styled.ul`
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
`;

/* Time, level, words and state in a row; on phones the words below the others. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 80px 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  padding-block: ${token('space-3')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  time { ${typeStyle('small')} ${figureFace} font-weight: 500; color: ${token('text-secondary')}; }
  [data-part='words'] { min-width: 0; overflow-wrap: anywhere; }
  [data-part='text'] { ${typeStyle('body')} color: ${token('text-primary')}; }
  [data-part='lasted'] { ${text('caption', 'text-tertiary')} font-variant-numeric: tabular-nums; }
  ${media.mobile} {
    grid-template-columns: auto auto minmax(0, 1fr);
    & > [data-part='over'] { justify-self: end; }
    [data-part='words'] { grid-column: 1 / -1; grid-row: 2; }
  }
`;

export const Note = styled.p`
  ${text('caption', 'text-tertiary')}
  margin-top: ${token('space-3')};
`;
