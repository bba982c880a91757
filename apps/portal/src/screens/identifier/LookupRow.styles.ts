import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, row } from '../../shared/layout/arrange.ts';
import { pageWidth } from '../../shared/layout/looks.ts';

export const Row = styled.div`
  border-bottom: 1px solid ${token('border-hairline')};
  background: ${token('bg-surface')};
  /* Neither the trace chain nor the bar is printed. */
  @media print { display: none; }
`;

export const RowInner = styled.div`
  ${row('space-4 space-6')}
  justify-content: space-between;
  ${pageWidth('layout-gutter')}
  min-height: 72px;
  padding: ${token('space-3')} ${token('layout-gutter')};
  ${media.mobile} {
    min-height: 0;
    padding: ${token('space-1')} ${token('layout-gutter-mobile')};
    & > nav { display: none; }
  }
  & > nav { flex: 0 0 auto; max-width: 50%; }
`;

export const BarArea = styled.div`
  ${responsive('flex', { base: '0 1 560px', mobile: '1 1 auto' })}
  ${responsive('min-width', { base: '320px', mobile: '0' })}
`;
