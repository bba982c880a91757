import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, row, text } from '../../../shared/layout/arrange.ts';

/** The acts beside the pictures; on phones the bar at the foot of the screen has them. */
export const Actions = styled.div`
  ${cluster('space-3')}
  ${media.mobile} { display: none; }
`;

/** Stands at the foot of a phone's screen, where the side menu's bar is on other pages. */
export const Bar = styled.fieldset`
  display: none;
  min-width: 0;
  margin: 0;
  border: 0;
  ${media.mobile} {
    position: fixed;
    z-index: ${token('z-float')};
    inset: auto 0 0;
    ${row('space-2')}
    min-height: ${token('layout-float-menu-height-mobile')};
    padding: 0 ${token('layout-gutter-mobile')} env(safe-area-inset-bottom);
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
    ${media.low} { position: static; }
    background: ${token('bg-surface')};
  }
  & > button:not([data-part='consult']) {
    flex: 1 1 0;
    min-width: 0;
    min-height: ${token('control-touch-min')};
    padding-inline: ${token('space-2')};
  }
  [data-part='consult'] {
    display: grid;
    justify-items: center;
    flex: none;
    gap: 2px;
    width: max(56px, 3.25rem);
    padding: 6px 0;
    border: 0;
    background: none;
    ${text('caption', 'text-strong')}
  }
`;
