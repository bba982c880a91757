import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Ground = styled.div`
  padding-block: ${token('space-6')} ${token('space-8')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-paper')};

  ${media.mobile} {
    padding-block: ${token('space-3')};
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-6')};
  margin-block: ${token('space-2')} ${token('space-5')};

  h1 {
    flex: none;
    ${typeStyle('title')}
  }

  ${media.mobile} {
    margin-block: ${token('space-4')} 0;

    /* The way to the page says its name there. */
    h1 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};

  ${media.mobile} {
    & > :nth-child(2) {
      margin-top: ${token('space-4')};
    }
  }
`;
