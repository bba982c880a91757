import { Banner, media } from '@lima-id/ui';
import { styled } from 'styled-components';

/** On phones its title breaks after a comma, and within a part only where that is too long. */
export const Head = styled(Banner)`
  ${media.mobile} { && [data-part='title'] { word-break: keep-all; } }
`;
