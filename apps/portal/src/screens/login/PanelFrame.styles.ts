import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns } from '../../shared/layout/arrange.ts';

export const Body = styled.div`
  > form { gap: ${token('space-4')}; }
`;

/** Two short fields side by side where there is room. */
export const Pair = styled.div`
  ${columns({ base: 2, mobile: 1 })}
  gap: ${token('space-4')};
`;
