import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Part = styled.section`
  margin-top: ${token('space-6')};
  h3 { margin-bottom: ${token('space-4')}; ${typeStyle('h4')} }
  td { white-space: nowrap; }
  td > span + span { margin-left: ${token('space-2')}; }
`;
