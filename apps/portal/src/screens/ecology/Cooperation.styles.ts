import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('layout-gutter')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${token('space-6')};
  align-items: center;
  justify-content: space-between;
  min-height: 175px;
  padding: ${token('space-6')} ${token('space-8')};

  > img {
    flex: none;
  }

  ${media.belowDesktop} {
    padding: ${token('space-5')} ${token('space-6')};

    > img {
      width: 112px;
    }
  }

  ${media.mobile} {
    gap: ${token('space-4')};
    min-height: 0;
    padding: ${token('space-5')} ${token('space-4')};

    > img {
      width: 96px;
    }
  }
`;

export const Letter = styled.p`
  color: ${token('text-link')};
  font: 500 0.8125rem/1.375rem ${token('font-code')};
`;

export const Name = styled.h3`
  ${typeStyle('block')}
`;

export const Summary = styled.p`
  max-width: 14em;
  margin-top: ${token('space-1')};
  color: ${token('text-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
`;

export const Identity = styled.li`
  position: relative;
  display: flex;
  gap: ${token('space-4')};
  align-items: center;
  justify-content: space-between;
  padding: ${token('space-5')} ${token('space-8')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};

  &:last-child {
    border-radius: 0 0 ${token('radius-card')} ${token('radius-card')};
  }

  ${media.hover} {
    &:hover {
      background: ${token('bg-paper')};
    }

    &:hover h4 {
      color: ${token('text-link')};
    }
  }

  ${media.belowDesktop} {
    padding-inline: ${token('space-6')};
  }

  ${media.mobile} {
    padding: ${token('space-4')};
  }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  gap: ${token('space-4')};
  align-items: center;
  justify-content: space-between;
  min-width: 0;

  ${media.mobile} {
    flex-direction: column;
    gap: ${token('space-2')};
    align-items: start;
  }
`;

export const Onward = styled.span`
  display: grid;
  flex: none;
  color: ${token('text-tertiary')};
`;

/** Covers its row, which answers as a whole. */
export const Ask = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const IdentityName = styled.h4`
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.625rem;
`;

export const IdentityText = styled.p`
  color: ${token('text-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
`;
