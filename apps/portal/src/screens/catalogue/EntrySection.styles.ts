import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Block = styled.section`
  & + & {
    margin-top: ${token('space-16')};
    padding-top: ${token('space-14')};
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  }

  &:focus {
    outline: none;
  }

  ${media.mobile} {
    & + & {
      margin-top: ${token('space-10')};
      padding-top: ${token('space-8')};
    }
  }
`;

export const Heading = styled.h2`
  ${typeStyle('block')}
  margin-bottom: ${token('space-6')};

  ${media.mobile} {
    margin-bottom: ${token('space-4')};
  }
`;

export const Intro = styled.p`
  max-width: 48em;
  margin-bottom: ${token('space-6')};
  color: ${token('text-secondary')};
  font-size: 0.9375rem;
  line-height: 1.625rem;
  white-space: pre-line;
`;
