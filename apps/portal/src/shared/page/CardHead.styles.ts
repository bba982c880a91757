import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The head of a card: its title at the left, a note or a link at the right, below it where there is no room. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-4')};

  h2 {
    ${typeStyle('h3')}
    font-weight: 700;
    outline: none;
  }

  p {
    ${typeStyle('caption')}
    color: ${token('text-tertiary')};
  }
`;
