import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';

/* About as high as what comes, so that a page that is loaded again keeps its place and the footer stays below. */
export const BodyPlace = styled.div`
  ${responsive('height', { base: '5270px', tablet: '7100px', mobile: '8300px' })}
  background: linear-gradient(${token('bg-ink')} 430px, ${token('bg-page')} 430px);
`;
