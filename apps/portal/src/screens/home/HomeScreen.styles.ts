import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/* About as high as what comes, so that a page that is loaded again keeps its place and the footer stays below. */
export const BodyPlace = styled.div`
  height: 5270px;
  background: linear-gradient(${token('bg-ink')} 430px, ${token('bg-page')} 430px);

  ${media.tablet} {
    height: 7100px;
  }

  ${media.mobile} {
    height: 8300px;
  }
`;
