import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';

/** The line below the tabs goes from edge to edge. */
export const Body = styled.div`
  --tabs-above: ${token('space-5')};
  --tabs-height: ${token('control-tab-height')};
  position: relative;
  padding-block: var(--tabs-above) ${token('space-24')};
  &::before {
    content: '';
    position: absolute;
    top: calc(var(--tabs-above) + var(--tabs-height) - 1px);
    inset-inline: 0;
    height: 1px;
    background: ${token('border-hairline')};
  }
  ${media.coarse} { --tabs-height: ${token('control-height-lg')}; }
  ${media.mobile} {
    --tabs-above: ${token('space-2')};
    --tabs-height: ${token('control-height-lg')};
    padding-bottom: ${token('layout-section-y-mobile')};
  }
`;

export const Panel = styled.div`
  ${responsive('margin-top', { base: 'space-10', mobile: 'space-4' })}
`;
