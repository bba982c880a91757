import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** What stands where a verdict would stand. */
export const Instead = styled.div`
  display: grid;
  place-content: center;
  min-height: 320px;
`;

export const Rest = styled.div`
  margin-top: ${token('space-8')};
`;
