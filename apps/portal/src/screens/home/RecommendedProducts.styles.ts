import { FinderFrame, focusRing, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${token('layout-gutter')};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.mobile} {
    gap: ${token('space-8')} 14px;
  }
`;

export const Frame = styled(FinderFrame)`
  && {
    display: block;
  }
`;

export const Picture = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 282 / 228;
  background: ${token('bg-surface')};

  img {
    width: 85%;
    max-height: 90%;
    object-fit: contain;
  }
`;

export const Name = styled.h3`
  margin-top: ${token('space-5')};
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.75rem;

  a {
    text-decoration: none;
  }

  /* The whole card is the target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  a:focus-visible::after {
    ${focusRing}
  }

  ${media.mobile} {
    margin-top: ${token('space-3')};
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }
`;

export const Traits = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  min-height: 22px;
  margin-top: ${token('space-1')};

  ${media.mobile} {
    gap: ${token('space-1')};
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 14px;
  padding-top: ${token('space-3')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};

  ${media.mobile} {
    margin-top: ${token('space-3')};
  }
`;

export const Currency = styled.span`
  font: 600 1.25rem/1.75rem ${token('font-figure')};

  ${media.mobile} {
    font-size: 1.0625rem;
  }
`;

export const Amount = styled(Currency)`
  font-variant-numeric: tabular-nums;
`;

export const Period = styled.span`
  color: ${token('text-tertiary')};
  ${typeStyle('small')}
`;

export const Words = styled.span`
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.75rem;
`;

export const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('text-link')};
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.5rem;

  ${media.mobile} {
    span {
      display: none;
    }
  }
`;

export const Card = styled.li`
  position: relative;

  ${media.hover} {
    &:hover ${Name} {
      color: ${token('text-link')};
    }
  }
`;

export const Empty = styled.div`
  display: grid;
  place-items: center;
  min-height: 330px;
`;
