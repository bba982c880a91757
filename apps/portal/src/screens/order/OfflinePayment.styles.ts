import { styled } from 'styled-components';
import { columns, responsive } from '../../shared/layout/arrange.ts';

/** Fields in three columns; one that is marked as wide takes the row. */
export const Fields = styled.div`
  ${columns({ base: 3, tablet: 2, mobile: 1 })}
  align-items: start;
  ${responsive('gap', { base: 'space-6', mobile: 'space-5' })}
  > [data-wide] { grid-column: 1 / -1; }
`;
