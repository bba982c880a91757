import { media, Tabs, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../../shared/layout/arrange.ts';

export const Area = styled.div`
  position: relative;
  ${columns(1)}
  min-height: 320px;
  &[data-state='empty'] { place-content: center; }
`;

/* What is said above the data that it is about, and what else there is below them. */
export const Message = styled.div`
  margin-bottom: ${token('space-5')};
`;
export const Others = styled.div`
  &:not(:first-child) { margin-top: ${token('space-8')}; }
`;

/* Stands on the first chart while something else is on its way, and leaves the key figures readable. */
export const Indicator = styled.div`
  position: absolute;
  z-index: 1;
  top: 320px;
  left: 50%;
  padding: ${token('space-2')} ${token('space-4')};
  border: 1px solid ${token('border-hairline')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-surface')};
  box-shadow: ${token('shadow-md')};
  white-space: nowrap;
  pointer-events: none;
  transform: translateX(-50%);
`;

/* Four tabs fit beside each other on a phone. */
export const SubTabs = styled(Tabs)`
  & > [role='tabpanel'] { ${responsive('padding-block-start', { base: 'space-6', mobile: 'space-4' })} }
  ${media.mobile} { & > [role='tablist'] { gap: ${token('space-5')}; } }
`;
