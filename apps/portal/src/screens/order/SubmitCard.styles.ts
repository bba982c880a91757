import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** What it comes to and what can be done, in one line; on phones the amount stands above the buttons. */
export const Submit = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')} ${token('space-8')};
  padding: ${token('space-5')} ${token('space-8')};
  ${typeStyle('body')}
  color: ${token('text-secondary')};

  > p:first-child {
    margin-right: auto;

    &:empty {
      display: none;
    }
  }

  ${media.mobile} {
    padding: ${token('space-4')};

    > p:first-child {
      margin-right: 0;
    }
  }
`;

export const Total = styled.p`
  display: flex;
  margin-left: auto;
  align-items: baseline;
  gap: ${token('space-3')};

  ${media.mobile} {
    justify-content: space-between;
    width: 100%;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${token('space-3')};

  ${media.mobile} {
    width: 100%;

    > * {
      flex: 1;
    }
  }
`;
