import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { plainButton } from '../layout/looks.ts';

/** A button in a sentence, with the looks of a link. */
export const TextButton = styled.button`
  display: inline;
  ${plainButton}
  border-radius: ${token('radius-tag')};
  text-align: start;
  color: ${token('text-link')};
  ${media.hover} { &:hover { color: ${token('text-link-hover')}; text-decoration: underline; } }
`;
