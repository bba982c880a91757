import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { CardHead } from '../../shared/page/CardHead.styles.ts';

export const PanelHead = styled(CardHead)`
  margin-bottom: ${token('space-5')};

  ${media.mobile} {
    margin-bottom: ${token('space-3')};
  }
`;

/** A word where there is nothing to list. */
export const Nothing = styled.p`
  ${typeStyle('body')}
  color: ${token('text-tertiary')};
`;
