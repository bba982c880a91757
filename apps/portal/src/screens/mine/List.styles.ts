import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { stack, text } from '../../shared/layout/arrange.ts';

/** A list below the title of its card. */
export const ListArea = styled.div`
  ${stack('space-6')}
  margin-top: ${token('space-4')};
`;

/** What a row is about, and one thing about it below. */
export const Named = styled.span`
  display: grid;
  min-width: 0;
  white-space: normal;
  [data-part='note'] { ${text('caption', 'text-tertiary')} }
`;

/** Words where the column has figures. */
export const Plain = styled.span`
  ${typeStyle('body')}
`;
