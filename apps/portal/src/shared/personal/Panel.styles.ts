import { Card, media, rem, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** A card of the personal pages; its title is an `h2`. */
export const Panel = styled(Card)`
  padding: ${token('space-8')} ${token('space-10')} ${token('space-10')};
  h2 { ${typeStyle('h3')} font-weight: 700; }
  ${media.mobile} {
    padding: ${token('space-5')} ${token('space-4')} ${token('space-6')};
    h2 { font-size: ${rem(20)}; line-height: ${rem(30)}; }
  }
`;
