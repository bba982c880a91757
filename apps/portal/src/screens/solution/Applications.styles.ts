import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('layout-gutter')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-4')};
  }
`;

/* Phones have the drawing beside the words. */
export const Item = styled.li`
  ${media.mobile} {
    display: flex;
    gap: ${token('space-4')};
    align-items: center;
  }
`;

export const Frame = styled.div`
  display: grid;
  place-items: center;
  height: 180px;
  margin-bottom: ${token('space-5')};
  background: ${token('bg-paper')};

  img {
    width: auto;
    max-width: 90%;
    height: 164px;
  }

  ${media.mobile} {
    flex: none;
    width: 104px;
    height: 88px;
    margin-bottom: 0;

    img {
      width: 96px;
      height: auto;
    }
  }
`;

export const Title = styled.h3`
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.625rem;
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('text-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
  text-wrap: pretty;

  ${media.mobile} {
    font-size: 0.8125rem;
    line-height: 1.375rem;
  }
`;
