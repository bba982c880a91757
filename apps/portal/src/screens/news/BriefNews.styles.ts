import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { wholeTarget } from '../../shared/layout/wholeTarget.ts';
import { Heading as BareHeading } from './AsideList.styles.ts';

export const Heading = styled(BareHeading)`
  &[data-size='lg'] {
    padding-bottom: ${token('space-4')};
    border-bottom: 0;
    font-size: 1.125rem;
  }
`;

export const List = styled.ul`
  &[data-size='lg'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-6')};
  }

  ${media.mobile} {
    &[data-size='lg'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token('space-4')};
    }
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Title = styled.h3`
  ${typeStyle('body')}
  font-weight: 600;
  overflow-wrap: anywhere;

  a {
    display: -webkit-box;
    overflow: hidden;
    color: ${token('text-primary')};
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  ${wholeTarget}
`;

export const Row = styled.li`
  position: relative;
  display: flex;
  gap: ${token('space-4')};
  align-items: center;

  [data-size='sm'] > & {
    padding-block: ${token('space-3')};
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  }

  [data-size='sm'] > &:last-child {
    border-bottom: 0;
  }

  ${media.hover} {
    &:hover a {
      color: ${token('text-link')};
    }
  }
`;

/** The ground of the drawing. */
export const Frame = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 88px;
  height: 68px;
  background: ${token('bg-paper')};

  img {
    width: 80px;
  }

  [data-size='lg'] & {
    width: 136px;
    height: 104px;

    img {
      width: 120px;
    }
  }

  ${media.mobile} {
    [data-size='lg'] & {
      width: 104px;
      height: 80px;

      img {
        width: 92px;
      }
    }
  }
`;
