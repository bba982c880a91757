import { Card, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Sheet = styled(Card)`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')} ${token('space-10')};

  ${media.mobile} {
    padding: ${token('space-4')};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')} ${token('space-6')};

  &[data-part='draft'] {
    min-height: ${token('control-height-sm')};
    padding-top: ${token('space-3')};
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${token('space-3')};

  > button:last-child {
    min-width: 136px;
  }

  ${media.mobile} {
    width: 100%;

    > button {
      flex: 1;
      min-width: 0;
    }
  }
`;

export const Hint = styled.strong`
  display: block;
  color: ${token('text-danger')};
`;
