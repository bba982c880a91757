import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Block = styled.section`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  column-gap: ${token('space-12')};
  padding-block: ${token('space-18')} ${token('space-16')};

  & + & {
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  }

  &:focus {
    outline: none;
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${token('space-6')};
    padding-block: ${token('space-12')};
  }

  ${media.mobile} {
    row-gap: ${token('space-4')};
    padding-block: ${token('space-10')};
  }
`;

export const Index = styled.p`
  color: ${token('text-link')};
  font: 500 0.8125rem/1.375rem ${token('font-code')};
`;

export const Heading = styled.h2`
  margin-top: ${token('space-2')};
  ${typeStyle('block')}
`;

export const Note = styled.p`
  margin-top: ${token('space-1')};
  ${typeStyle('small')}
  color: ${token('text-secondary')};
  text-wrap: pretty;
`;

export const Content = styled.div`
  min-width: 0;
`;

export const Words = styled.p`
  max-width: 48em;
  ${typeStyle('bodyLg')}
  white-space: pre-line;
  text-wrap: pretty;
`;
