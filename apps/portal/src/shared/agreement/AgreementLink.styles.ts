import { focusRing, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** A button in a sentence, with the looks of a link. */
export const TextButton = styled.button`
  display: inline;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-tag')};
  background: none;
  font: inherit;
  text-align: start;
  color: ${token('text-link')};
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }

  ${media.hover} {
    &:hover {
      color: ${token('text-link-hover')};
      text-decoration: underline;
    }
  }
`;
