import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Whole = styled.article`
  min-width: 0;

  @media print {
    figure,
    tr,
    blockquote {
      break-inside: avoid;
    }

    h2,
    h3 {
      break-after: avoid;
    }
  }
`;

export const Head = styled.header`
  padding-bottom: ${token('space-5')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};

  ${media.mobile} {
    padding-bottom: ${token('space-4')};
  }
`;

export const Title = styled.h1`
  ${typeStyle('h1')}
  word-break: keep-all;
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  align-items: center;
  margin-top: ${token('space-4')};
  ${typeStyle('small')}
  color: ${token('text-tertiary')};
`;

export const Lead = styled.p`
  margin-block: ${token('space-7')} ${token('space-10')};
  color: ${token('text-primary')};
  font-size: 1.125rem;
  font-weight: 500;
  line-height: 2.125rem;
  text-wrap: pretty;

  ${media.mobile} {
    margin-block: ${token('space-5')} ${token('space-8')};
    font-size: 1rem;
    line-height: 1.875rem;
  }
`;

export const TagLine = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  margin-top: ${token('space-10')};
  padding-top: ${token('space-5')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  ${typeStyle('small')}
  color: ${token('text-tertiary')};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
  }
`;

/** Where it was printed from. */
export const Origin = styled.p`
  display: none;

  @media print {
    display: block;
    margin-top: ${token('space-4')};
    ${typeStyle('caption')}
  }
`;
