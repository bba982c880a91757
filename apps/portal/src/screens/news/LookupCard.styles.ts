import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../../shared/layout/arrange.ts';

export const Card = styled.section`
  padding: ${token('space-5')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-paper')};
  h2 { ${typeStyle('h4')} }
  p { margin-block: ${token('space-1')} ${token('space-4')}; ${text('small', 'text-secondary')} }
`;
