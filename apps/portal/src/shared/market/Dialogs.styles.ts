import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Words = styled.div`
  display: grid;
  gap: ${token('space-4')};
  ${typeStyle('body')}
  color: ${token('text-secondary')};
`;

export const Done = styled.output`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  ${typeStyle('h4')}
  color: ${token('text-primary')};

  svg {
    flex: none;
    color: ${token('text-success')};
  }
`;
