import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Aside = styled.section`
  min-width: 0;

  h2 {
    ${typeStyle('h4')}
    margin-bottom: ${token('space-3')};
  }
`;

/** Rows one below the other; on tablets two beside each other. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${token('space-6')};
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr);
  align-items: center;
  gap: 2px ${token('space-3')};
  min-height: 77px;
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};

  & > span:first-child {
    grid-row: 1 / span 2;
    display: grid;
    place-items: center;
    height: 52px;
    background: ${token('bg-paper')};
  }

  img {
    width: 60px;
    height: 52px;
    object-fit: contain;
  }

  a {
    align-self: end;
    color: ${token('text-primary')};
    text-decoration: none;
    ${typeStyle('body')}
    font-weight: 500;
  }

  /* The whole row is the target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    &:hover a {
      color: ${token('text-link')};
    }
  }
`;

export const Price = styled.span`
  align-self: start;
  ${typeStyle('caption')}
  color: ${token('text-secondary')};
`;
