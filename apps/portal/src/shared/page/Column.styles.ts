import { styled } from 'styled-components';
import { stack } from '../layout/arrange.ts';

/** Cards one below the other. */
export const Column = styled.div`
  ${stack({ base: 'space-6', mobile: 'space-4' })}
`;
