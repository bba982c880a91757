import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, stack } from '../../shared/layout/arrange.ts';

export const Blanks = styled.div`
  ${columns({ base: 2, mobile: 1 })}
  gap: ${token('space-6')};
  > :first-child { grid-column: 1 / -1; }
  > div { ${stack('space-2')} }
`;
