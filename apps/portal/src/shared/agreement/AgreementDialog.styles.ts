import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  gap: ${token('space-5')};
  ${typeStyle('body')}
  color: ${token('text-secondary')};

  h3 {
    ${typeStyle('h4')}
    margin-bottom: ${token('space-2')};
    color: ${token('text-primary')};
  }

  p + p {
    margin-top: ${token('space-2')};
  }
`;
