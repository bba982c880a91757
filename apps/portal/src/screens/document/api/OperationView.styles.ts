import { media, rem, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Content = styled.article`
  min-width: 0;

  & > h2 {
    ${typeStyle('block')}
    color: ${token('text-primary')};
  }

  [data-part='lead'] {
    margin-top: ${token('space-1')};
    ${typeStyle('body')}
    color: ${token('text-secondary')};
  }
`;

export const Address = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin-top: ${token('space-4')};
  padding: ${token('space-1')} ${token('space-1')} ${token('space-1')} ${token('space-4')};
  border: ${token('line-hairline')} solid ${token('border-default')};
  border-radius: ${token('radius-control')};

  code {
    flex: 1;
    min-width: 0;
    padding-block: ${token('space-2')};
    font: 400 ${rem(13)}/${rem(20)} ${token('font-code')};
    color: ${token('text-primary')};
  }
  /* A path breaks before its folders. */
  code > span {
    display: inline-block;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

export const Part = styled.section`
  margin-top: ${token('space-8')};

  h3 {
    margin-bottom: ${token('space-3')};
    ${typeStyle('h4')}
    color: ${token('text-primary')};
  }
  & > p {
    ${typeStyle('body')}
    color: ${token('text-secondary')};
  }

  ${media.mobile} {
    margin-top: ${token('space-6')};
  }
`;
