import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Groups = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('line-hairline')};
  padding: ${token('line-hairline')};
  background: ${token('border-hairline')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Group = styled.li`
  padding: ${token('space-6')};
  background: ${token('bg-surface')};

  h3 {
    ${typeStyle('h4')}
  }

  ${media.mobile} {
    padding: ${token('space-4')};
  }
`;

export const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-2')} ${token('space-4')};
  margin-top: ${token('space-3')};
  ${typeStyle('small')}

  a {
    color: ${token('text-secondary')};
    text-decoration: none;
  }

  ${media.hover} {
    a:hover {
      color: ${token('text-link')};
    }
  }

  /* Far enough apart for a finger. */
  ${media.mobile} {
    gap: 0 ${token('space-4')};

    a {
      display: block;
      padding-block: ${token('space-2')};
    }
  }
`;
