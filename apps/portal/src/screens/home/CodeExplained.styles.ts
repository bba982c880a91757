import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Band = styled.section`
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};
`;

export const Anatomy = styled.div`
  padding-block: 44px ${token('space-14')};

  ${media.mobile} {
    padding-block: ${token('space-8')} ${token('space-8')};
  }
`;

export const PhoneTitle = styled.p`
  display: none;
  margin-bottom: ${token('space-4')};
  color: ${token('text-on-ink-secondary')};
  font-size: 0.8125rem;
  line-height: 1.375rem;

  ${media.mobile} {
    display: block;
  }
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  border-top: ${token('line-hairline')} solid ${token('border-on-ink')};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

export const Figure = styled.div`
  min-height: 129px;
  padding: ${token('space-8')} ${token('space-6')} ${token('space-7')};
  padding-left: 28px;
  border-left: ${token('line-hairline')} solid ${token('border-on-ink')};

  &:first-child {
    padding-left: 0;
    border-left: 0;
  }

  ${media.belowDesktop} {
    min-height: 0;

    &:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }

    &:nth-child(n + 3) {
      border-top: ${token('line-hairline')} solid ${token('border-on-ink')};
    }
  }

  ${media.mobile} {
    padding: ${token('space-5')} 0 ${token('space-4')} ${token('space-4')};
  }
`;
