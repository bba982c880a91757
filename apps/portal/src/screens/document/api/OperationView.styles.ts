import { rem, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, row, text } from '../../../shared/layout/arrange.ts';

export const Content = styled.article`
  min-width: 0;
  & > h2 { ${text('block', 'text-primary')} }
  [data-part='lead'] { margin-top: ${token('space-1')}; ${text('body', 'text-secondary')} }
`;

export const Address = styled.div`
  ${row('space-3')}
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
  code > span { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }
`;

export const Part = styled.section`
  ${responsive('margin-top', { base: 'space-8', mobile: 'space-6' })}
  h3 { margin-bottom: ${token('space-3')}; ${text('h4', 'text-primary')} }
  & > p { ${text('body', 'text-secondary')} }
`;
