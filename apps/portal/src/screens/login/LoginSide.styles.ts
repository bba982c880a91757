import { focusRingOnInk, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { onInk, row } from '../../shared/layout/arrange.ts';

export const Root = styled.header`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  overflow: hidden;
  padding: ${token('space-10')} ${token('space-14')} ${token('space-8')};
  ${onInk}
  > * { position: relative; }
  /* The modules stand under the drawing, not behind the words. */
  > svg { position: absolute; -webkit-mask-image: linear-gradient(transparent 60%, black 95%); mask-image: linear-gradient(transparent 60%, black 95%); }
  [data-part='logo'] {
    display: inline-flex;
    align-items: center;
    min-height: ${token('control-touch-min')};
    border-radius: ${token('radius-tag')};
    &:focus-visible { ${focusRingOnInk} }
  }
  [data-part='promise'] { margin-top: ${token('space-16')}; ${typeStyle('h1')} }
  ${media.belowDesktop} {
    padding: ${token('space-4')} ${token('layout-tablet-margin')} ${token('space-6')};
    [data-part='promise'] { margin-top: ${token('space-5')}; font-size: 1.375rem; line-height: 2rem; }
  }
  ${media.mobile} { padding-inline: ${token('layout-gutter-mobile')}; }
`;

/** A part of the code, a measuring line from it, and what it is called. */
export const Rows = styled.dl`
  display: grid;
  width: min(100%, 480px);
  margin-top: ${token('space-12')};
  gap: ${token('space-4')};
  > div { display: grid; grid-template-columns: minmax(0, 1fr) 6rem; align-items: center; gap: ${token('space-4')}; }
  dt { ${row('space-5')} font: 500 2.375rem/3.125rem ${token('font-code')}; font-variant-ligatures: none; white-space: nowrap; }
  /* Larger words beside it leave it less room. */
  [data-mode='large'] & dt { font-size: 1.75rem; }
  /* The line with the mark at which measuring begins. */
  dt::after {
    content: '';
    flex: 1;
    min-width: ${token('space-6')};
    height: 9px;
    border-inline-start: ${token('line-bracket')} solid ${token('color-primary-400')};
    background: linear-gradient(${token('border-on-ink-strong')}, ${token('border-on-ink-strong')}) center / 100% 1px no-repeat;
  }
  dd { display: grid; ${typeStyle('body')} line-height: 1.25rem; white-space: nowrap; }
  small { font-size: 0.75rem; line-height: 1.25rem; color: ${token('text-on-ink-secondary')}; }
  ${media.belowDesktop} { display: none; }
`;

/** The same code on one line. */
export const Short = styled.div`
  display: none;
  width: 100%;
  margin-top: ${token('space-3')};
  ${media.belowDesktop} { display: block; }
`;

export const Drawing = styled.div`
  align-self: flex-end;
  margin-block: auto calc(-1 * ${token('space-4')});
  margin-inline-end: calc(-1 * ${token('space-14')});
  padding-top: ${token('space-8')};
  ${media.belowDesktop} { display: none; }
`;
