import { focusRingOnInk, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, row, square, text } from '../../../shared/layout/arrange.ts';

/* Extends over the column's edges, so that the warning stands out from the facts below. */
export const RecalledBand = styled.div`
  ${row('space-5')}
  margin: calc(-1 * ${token('space-2')}) calc(-1 * ${token('space-2')}) ${token('space-6')};
  padding: ${token('space-6')} ${token('space-7')};
  border-radius: ${token('radius-control')};
  background: ${token('action-danger-bg')};
  color: ${token('action-danger-text')};
  > svg { flex: none; }
  > div { flex: 1; min-width: 0; }
  h2 { ${typeStyle('h3')} font-weight: 700; }
  p { ${typeStyle('body')} }
  a[data-variant] { background: ${token('action-on-danger-bg')}; border-color: transparent; color: ${token('action-on-danger-text')}; }
  a[data-variant]:focus-visible { ${focusRingOnInk} }
  ${media.mobile} {
    flex-wrap: wrap;
    gap: ${token('space-4')};
    padding: ${token('space-5')} ${token('space-4')} ${token('space-4')};
    a[data-variant] { width: 100%; height: ${token('control-touch-min')}; }
  }
`;

export const ClearedBand = styled.div`
  ${row('space-6')}
  margin-bottom: ${token('space-6')};
  padding: ${token('space-7')} ${token('space-8')};
  border: 1px solid ${token('color-verdict-ok-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-success-50')};
  [data-finder] { --bar: ${token('text-success')}; --dot: ${token('text-success')}; }
  h3 { ${typeStyle('block')} }
  p { ${text('body', 'text-secondary')} }
  ${media.mobile} {
    gap: ${token('space-4')};
    padding: ${token('space-5')} ${token('space-4')};
    h3 { ${typeStyle('h3')} }
  }
`;

export const Mark = styled.span`
  ${centred}
  ${square({ base: '88px', mobile: '56px' })}
  background: ${token('bg-surface')};
  color: ${token('text-success')};
`;

export const Progress = styled.section`
  margin-top: ${token('space-8')};
  h3 { margin-bottom: ${token('space-5')}; ${typeStyle('h4')} }
`;
