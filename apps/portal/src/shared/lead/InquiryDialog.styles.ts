import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Inquired = styled.div`
  margin-bottom: ${token('space-4')};
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('bg-paper')};
  border-radius: ${token('radius-control')};

  h3 {
    ${typeStyle('caption')}
    font-weight: 400;
    color: ${token('text-tertiary')};
  }

  li {
    ${typeStyle('body')}
    font-weight: 500;
    color: ${token('text-primary')};
    overflow-wrap: anywhere;
  }
`;
