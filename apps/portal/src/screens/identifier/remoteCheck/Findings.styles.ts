import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, stack, text } from '../../../shared/layout/arrange.ts';
import { numberedList } from '../../../shared/layout/looks.ts';

export const List = styled.ol`
  ${stack('space-5')}
`;

export const Item = styled.li`
  overflow: hidden;
  border: 1px solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  scroll-margin-top: calc(${token('layout-plate-bar-height')} + ${token('space-16')});
  &:focus-visible { outline: 2px solid ${token('color-primary-500')}; outline-offset: 2px; }
`;

export const Head = styled.div`
  ${columns('28px 1fr auto')}
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-4')} ${token('space-5')};
  background: ${token('color-danger-50')};
  & > b {
    background: ${token('text-danger')};
    color: ${token('text-on-primary')};
    text-align: center;
    font: 600 0.9375rem/1.75rem ${token('font-figure')};
  }
  h4 { ${typeStyle('h4')} overflow-wrap: anywhere; }
  p { ${text('caption', 'text-secondary')} }
  [data-part='measured'] { max-width: 12em; ${text('caption', 'text-danger')} text-align: right; overflow-wrap: anywhere; }
  [data-part='measured'] strong { font: 600 1.625rem/1.25 ${token('font-figure')}; font-variant-numeric: tabular-nums; }
  ${media.mobile} { padding-inline: ${token('space-4')}; }
`;

export const Body = styled.div`
  ${stack('space-4')}
  padding: ${token('space-4')} ${token('space-5')} ${token('space-5')};
  ${media.mobile} { padding-inline: ${token('space-4')}; }
  h5 { margin-bottom: ${token('space-2')}; ${typeStyle('body')} font-weight: 600; }
`;

/* The allowed range and the value are in words above; the figures below are the bounds. */
export const Bar = styled.div`
  position: relative;
  height: 8px;
  margin-bottom: ${token('space-3')};
  background: ${token('color-ink-100')};
  forced-color-adjust: none;
  i {
    position: absolute;
    inset-block: 0;
    left: var(--from);
    width: calc(var(--to) - var(--from));
    background: ${token('color-success-500')};
  }
  b {
    position: absolute;
    top: -3px;
    left: var(--measured);
    width: 4px;
    height: 14px;
    background: ${token('text-danger')};
    transform: translateX(-50%);
  }
  span {
    position: absolute;
    top: 12px;
    left: var(--at);
    ${text('caption', 'text-secondary')}
    font-family: ${token('font-figure')};
    transform: translateX(-50%);
  }
  span[data-edge='start'] { transform: none; }
`;

export const Steps = styled.ol`
  ${stack('space-2')}
  ${typeStyle('body')}
  ${numberedList}
`;

export const Foot = styled.div`
  ${cluster('space-2 space-3')}
  align-items: center;
  ${text('caption', 'text-secondary')}
  [data-part='manual'] { margin-inline-start: auto; }
`;
