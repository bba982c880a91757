import { focusRingOnInk, media, rem, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { onInk, row, square } from '../../../shared/layout/arrange.ts';
import { plainFieldset } from '../../../shared/layout/looks.ts';

export const Card = styled.section`
  min-width: 0;
  border-radius: ${token('radius-card')};
  ${onInk}
  [data-part='head'] {
    ${row('space-3')}
    padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} ${token('space-4')};
    border-bottom: ${token('line-hairline')} solid ${token('border-on-ink')};
  }
  h2 { flex: 1; font: 400 ${rem(13)}/${rem(20)} ${token('font-sans')}; color: ${token('text-on-ink-secondary')}; }
`;

export const Code = styled.pre`
  max-height: 520px;
  ${media.low} { max-height: none; }
  margin: 0;
  padding: ${token('space-5')} ${token('space-4')};
  overflow: auto;
  font: 400 ${rem(12.5)}/${rem(20)} ${token('font-code')};
  font-variant-ligatures: none;
  tab-size: 2;
  /* A custom scroll bar stays visible where the system hides its own until scrolling. */
  &::-webkit-scrollbar { ${square('10px')} }
  &::-webkit-scrollbar-thumb { border: 2px solid ${token('bg-ink')}; border-radius: 5px; background: ${token('border-on-ink-strong')}; }
  &:focus-visible { ${focusRingOnInk} outline-offset: -2px; }
  code { font: inherit; }
  [data-kind='string'] { color: ${token('text-on-ink-link')}; }
`;

export const Languages = styled.fieldset`
  display: flex;
  gap: ${token('space-3')};
  ${plainFieldset}
  button {
    min-height: 28px;
    padding: 0 2px;
    border: 0;
    border-bottom: ${token('line-active')} solid transparent;
    background: none;
    font: 400 ${rem(13)}/${rem(20)} ${token('font-sans')};
    color: ${token('text-on-ink-secondary')};
    cursor: pointer;
    &[aria-pressed='true'] { border-bottom-color: ${token('color-primary-400')}; font-weight: 600; color: ${token('text-on-ink-primary')}; }
    &:focus-visible { ${focusRingOnInk} }
  }
`;
