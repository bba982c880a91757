import { styled } from 'styled-components';
import { responsive, row } from '../../shared/layout/arrange.ts';

export const Cell = styled.li`
  ${row('space-5')}
  ${responsive('padding', { base: 'space-6', mobile: 'space-5 space-4 space-5 space-6' })}
  img { flex: none; }
  div { min-width: 0; }
`;
