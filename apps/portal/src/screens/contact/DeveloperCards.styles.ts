import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, responsive } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  align-items: start;
  ${responsive('padding', { base: 'space-7', mobile: 'space-5' })}
  > svg { color: ${token('text-link')}; }
  h3 {
    ${cluster('space-1 space-3')}
    align-items: center;
    margin-top: ${token('space-4')};
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
  }
  p { flex: 1; margin-block: ${token('space-1')} ${token('space-2')}; ${itemText('text-secondary')} }
`;
