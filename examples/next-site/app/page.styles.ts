import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Main = styled.main`
  display: grid;
  gap: ${token('space-6')};
  max-width: 960px;
  margin: 0 auto;
  padding: ${token('space-8')} ${token('space-5')};
`;
