import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';

/** The breadcrumb above the article. */
export const Way = styled.div`
  ${responsive('padding-block', { base: 'space-6 space-5', mobile: 'space-4 space-3' })}
`;
