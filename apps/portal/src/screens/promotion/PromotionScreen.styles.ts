import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';

export const AnatomyBand = styled.section`
  ${responsive('padding-block', { base: 'space-14 28px', mobile: 'space-7' })}
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-paper')};
`;
