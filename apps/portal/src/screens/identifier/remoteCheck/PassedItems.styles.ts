import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  padding-top: ${token('space-5')};
  border-top: 1px solid ${token('border-hairline')};

  & > p {
    ${typeStyle('caption')}
    color: ${token('text-secondary')};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  ${typeStyle('body')}

  svg {
    color: ${token('text-success')};
  }

  button {
    margin-inline-start: auto;
  }
`;
