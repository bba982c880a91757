import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { row, text } from '../../../shared/layout/arrange.ts';

export const Root = styled.div`
  padding-top: ${token('space-5')};
  border-top: 1px solid ${token('border-hairline')};
  & > p { ${text('caption', 'text-secondary')} }
`;

export const Head = styled.div`
  ${row('space-2')}
  ${typeStyle('body')}
  svg { color: ${token('text-success')}; }
  button { margin-inline-start: auto; }
`;
