import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Row = styled.li`
  display: flex;
  gap: ${token('space-10')};
  align-items: center;
  padding-block: ${token('space-6')};

  &:first-child {
    padding-top: 0;
  }

  & + & {
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  }

  ${media.mobile} {
    gap: ${token('space-5')};
    padding-block: ${token('space-4')};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.h3`
  font-size: 1.125rem;
  font-weight: 600;
  line-height: 1.75rem;

  ${media.mobile} {
    font-size: 1rem;
    line-height: 1.5rem;
  }
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('text-secondary')};
  font-size: 0.9375rem;
  line-height: 1.625rem;

  ${media.mobile} {
    margin-top: 0;
    font-size: 0.8125rem;
    line-height: 1.375rem;
  }
`;

export const Frame = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 260px;
  height: 156px;
  background: ${token('bg-paper')};

  img {
    width: 200px;
  }

  ${media.mobile} {
    width: 96px;
    height: 84px;

    img {
      width: 80px;
    }
  }
`;
