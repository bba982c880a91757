import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Shown in place of a verdict. */
export const Instead = styled.div`
  display: grid;
  place-content: center;
  min-height: 320px;
`;

export const Rest = styled.div`
  margin-top: ${token('space-8')};
`;
