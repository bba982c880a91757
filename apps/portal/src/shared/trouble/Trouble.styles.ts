import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, text } from '../layout/arrange.ts';

/** A page of its own has no column around it. */
export const Place = styled.div`
  width: 100%;
  &[data-alone] {
    padding: ${token('space-10')} ${token('layout-gutter')};
    ${media.mobile} { padding: 0 ${token('layout-gutter-mobile')}; }
  }
`;

export const NoticePlace = styled.div`
  position: fixed;
  inset: auto ${token('space-4')} ${token('space-6')};
  z-index: ${token('z-toast')};
  display: grid;
  justify-items: center;
  pointer-events: none;
  /* Above the bar along the lower edge. */
  ${media.mobile} { bottom: 72px; }
  ${media.low} { bottom: ${token('space-2')}; }
`;

export const Band = styled.div`
  ${cluster('space-3 space-6')}
  align-items: center;
  justify-content: space-between;
  max-width: min(720px, 100%);
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-warning-50')};
  border: ${token('line-hairline')} solid ${token('color-warning-300')};
  border-radius: ${token('radius-control')};
  box-shadow: ${token('shadow-md')};
  ${text('small', 'text-primary')}
  pointer-events: auto;
  > div { display: flex; gap: ${token('space-2')}; }
  ${media.mobile} {
    width: 100%;
    > div { width: 100%; }
    > div > button { flex: 1; min-height: ${token('control-touch-min')}; }
  }
`;

export const Words = styled.p.attrs({ role: 'status' })`
  font-variant-numeric: tabular-nums;
`;
