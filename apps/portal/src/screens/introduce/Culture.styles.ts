import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Columns between hairlines, one below the other where there is no room. */
export const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-top: ${token('line-hairline')} solid ${token('border-on-ink')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    border-top: 0;
  }
`;

export const Part = styled.li`
  padding: 36px 36px ${token('space-1')};

  &:first-child {
    padding-inline-start: 0;
  }

  & + & {
    border-inline-start: ${token('line-hairline')} solid ${token('border-on-ink')};
  }

  ${media.belowDesktop} {
    padding: ${token('space-7')} 0;
    border-top: ${token('line-hairline')} solid ${token('border-on-ink')};

    & + & {
      border-inline-start: 0;
    }

    &:last-child {
      padding-bottom: 0;
    }
  }
`;

export const Label = styled.span`
  display: block;
  margin-bottom: ${token('space-2')};
  color: ${token('text-on-ink-link')};
  font-size: 0.875rem;
  font-weight: 400;
  line-height: 1.5rem;
`;

export const Title = styled.h3`
  margin-top: ${token('space-6')};
  color: ${token('text-on-ink-primary')};
  font: 600 1.375rem/2.125rem ${token('font-sans')};
  overflow-wrap: anywhere;
  text-wrap: balance;
  word-break: keep-all;

  ${media.mobile} {
    ${typeStyle('h3')}
  }
`;

export const Text = styled.p`
  margin-top: ${token('space-2')};
  color: ${token('text-on-ink-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
  text-wrap: pretty;
`;
