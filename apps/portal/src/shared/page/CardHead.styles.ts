import { typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, text } from '../layout/arrange.ts';

/** The head of a card: its title at the left, a note or a link at the right, below it where there is no room. */
export const CardHead = styled.div`
  ${cluster('space-1 space-4')}
  align-items: baseline;
  justify-content: space-between;
  h2 { ${typeStyle('h3')} font-weight: 700; outline: none; }
  p { ${text('caption', 'text-tertiary')} }
`;
