import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';

export const Cell = styled.li`
  ${responsive('padding', { base: 'space-7', mobile: 'space-6 space-4' })}
  > svg { display: block; margin-bottom: ${token('space-4')}; color: ${token('text-link')}; }
`;
