import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns } from '../layout/arrange.ts';

/** Short fields side by side where there is room. */
export const FieldPair = styled.div`
  ${columns({ base: 2, mobile: 1 })}
  align-items: start;
  gap: ${token('space-4')};
`;
