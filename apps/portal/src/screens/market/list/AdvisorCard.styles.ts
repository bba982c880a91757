import { focusRingOnInk, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, onInk, text } from '../../../shared/layout/arrange.ts';

export const Card = styled.section`
  ${columns(1)}
  align-content: start;
  padding: ${token('space-6')};
  border-radius: ${token('radius-card')};
  ${onInk}
  h2 {
    ${cluster('0 space-3')}
    align-items: baseline;
    justify-content: space-between;
    ${typeStyle('h4')}
    span + span { ${text('small', 'text-on-ink-secondary')} }
  }
  p { margin-block: ${token('space-1')} ${token('space-4')}; ${text('small', 'text-on-ink-secondary')} }
  button {
    border-color: transparent;
    &:focus-visible { ${focusRingOnInk} }
    ${media.mobile} { height: ${token('control-touch-min')}; }
  }
`;

/** When and by which number; it keeps its place until it is known. */
export const Reach = styled.div`
  ${cluster('0 space-3')}
  align-items: baseline;
  justify-content: space-between;
  margin-top: ${token('space-4')};
  padding-top: ${token('space-3')};
  border-top: ${token('line-hairline')} solid ${token('border-on-ink')};
  ${text('caption', 'text-on-ink-tertiary')}
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('control-height-sm')};
    font: 600 1.0625rem/1.5rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-on-ink-primary')};
    text-decoration: none;
    &:focus-visible { ${focusRingOnInk} }
    ${media.coarse} { min-height: ${token('control-touch-min')}; }
  }
  &[data-pending] > * { visibility: hidden; }
`;
