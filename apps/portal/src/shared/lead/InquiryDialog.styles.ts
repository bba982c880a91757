import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../layout/arrange.ts';

export const Inquired = styled.div`
  margin-bottom: ${token('space-4')};
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('bg-paper')};
  border-radius: ${token('radius-control')};
  h3 { ${text('caption', 'text-tertiary')} font-weight: 400; }
  li { ${text('body', 'text-primary')} font-weight: 500; overflow-wrap: anywhere; }
`;
