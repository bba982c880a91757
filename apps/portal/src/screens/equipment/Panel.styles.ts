import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-4')};
  margin-bottom: ${token('space-5')};

  ${media.mobile} {
    margin-bottom: ${token('space-3')};
  }

  h2 {
    ${typeStyle('h3')}
    font-weight: 700;
  }

  p {
    ${typeStyle('caption')}
    color: ${token('text-tertiary')};
  }
`;

/** A word where there is nothing to list. */
export const Nothing = styled.p`
  ${typeStyle('body')}
  color: ${token('text-tertiary')};
`;
