import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { codeFace, figureFace } from '../../shared/layout/looks.ts';

export const Scroller = styled.section`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${typeStyle('body')}
  th,
  td {
    height: 52px;
    padding: ${token('space-2')} ${token('space-4')};
    border-bottom: 1px solid ${token('border-hairline')};
    background: ${token('bg-surface')};
    text-align: left;
    font-weight: 400;
    white-space: nowrap;
  }
  td[data-long] { min-width: 18em; white-space: normal; }
  thead th { height: 44px; background: ${token('bg-paper')}; font-size: 0.8125rem; font-weight: 500; color: ${token('text-secondary')}; }
  tbody tr:last-child > * { border-bottom: 0; }
  tr > :first-child { position: sticky; left: 0; z-index: 1; font-weight: 500; }
  td[data-face='code'],
  th[data-face='code'] { ${codeFace} }
  td[data-face='figure'],
  th[data-face='figure'] { ${figureFace} }
  [data-numeric] { text-align: right; }
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${token('space-6')};
`;
