import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Centred = styled.div`
  display: grid;
  place-items: center;
  min-height: 70vh;
  padding: ${token('layout-gutter')};
  h1 { ${typeStyle('h1')} }
  p { margin: ${token('space-4')} 0 ${token('space-8')}; color: ${token('text-secondary')}; }
`;
