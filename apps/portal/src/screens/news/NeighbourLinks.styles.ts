import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Two beside each other, on phones one below the other; the next one stands at the right also when it is alone. */
export const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-6')};
  margin-block: ${token('space-6')} ${token('space-10')};

  a {
    padding: ${token('space-4')};
    border: ${token('line-hairline')} solid ${token('border-hairline')};
    border-radius: ${token('radius-card')};
    ${typeStyle('body')}
    color: ${token('text-primary')};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  [data-part='which'] {
    display: flex;
    gap: ${token('space-1')};
    align-items: center;
    ${typeStyle('small')}
    color: ${token('text-tertiary')};
  }

  [rel='next'] {
    grid-column: 2;
    text-align: right;

    [data-part='which'] {
      justify-content: flex-end;
    }
  }

  ${media.hover} {
    a:hover {
      border-color: ${token('border-strong')};
      color: ${token('text-link')};
    }
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-3')};

    [rel='next'] {
      grid-column: auto;
    }
  }
`;
