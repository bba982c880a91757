import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Band = styled.section`
  padding-block: ${token('space-16')};
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-6')};
    align-items: center;
    justify-content: space-between;
  }

  h2 {
    ${typeStyle('title')}
    word-break: keep-all;
    overflow-wrap: anywhere;
  }

  ${media.mobile} {
    padding-block: ${token('space-10')};

    > div > div {
      width: 100%;
    }
  }
`;
