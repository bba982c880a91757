import { styled } from 'styled-components';
import { withoutHas } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, focusRingOnInk } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

const thumb = `
  -webkit-appearance: none;
  appearance: none;
  box-sizing: border-box;
  width: 12px;
  height: 12px;
  border: ${token('line-active')} solid ${token('border-focus')};
  border-radius: 0;
  background: ${token('bg-surface')};
`;

const fullScreen = `
  --line: ${token('color-ink-600')};
  --ahead: ${token('color-ink-500')};
  border: 0;
  border-radius: 0;
  background: ${token('bg-footer')};
  [data-part='screen'] { aspect-ratio: auto; }
  [data-part='captions'] {
    position: absolute;
    inset: auto 0 calc(72px + ${token('space-4')});
    min-height: 0;
    background: none;
    span:not(:empty) { padding: ${token('space-1')} ${token('space-3')}; background: ${token('bg-ink')}; }
  }
  [data-part='controls'] { color: ${token('text-on-ink-primary')}; }
  [data-part='chapter'] { color: ${token('text-on-ink-secondary')}; }
  [data-part='row'] button { color: inherit; &:focus-visible { ${focusRingOnInk} } }
  &[data-idle] { cursor: none; [data-part='controls'] { visibility: hidden; } [data-part='captions'] { inset-block-end: ${token('space-4')}; } }
`;

export const Root = styled.div`
  --line: ${token('border-hairline')};
  --ahead: ${token('color-ink-300')};
  position: relative;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-width: 0;
  overflow: hidden;
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};

  [data-part='screen'] {
    position: relative;
    flex: 1;
    min-height: 0;
    aspect-ratio: 16 / 9;
    background: ${token('bg-ink')};
    > video { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
  }
  [data-part='surface'] { position: absolute; inset: 0; padding: 0; border: 0; background: none; cursor: pointer; }
  [data-part='cover'] {
    position: absolute;
    inset-block: auto ${token('space-4')}; inset-inline: ${token('space-4')} auto;
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    background: ${token('action-primary-bg')};
    color: ${token('action-primary-text')};
    svg { fill: currentcolor; }
  }
  [data-part='length'] {
    position: absolute;
    inset-block: auto ${token('space-4')}; inset-inline: auto ${token('space-4')};
    padding: 0 ${token('space-2')};
    background: ${token('bg-footer')};
    ${typeStyle('tick')}
    line-height: 1.5rem;
    color: ${token('text-on-ink-primary')};
  }
  [data-part='veil'] {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    gap: ${token('space-2')};
    align-items: center;
    justify-content: center;
    background: ${token('bg-ink')};
    color: ${token('text-on-ink-secondary')};
    font: 400 0.875rem/1.375rem ${token('font-sans')};
    text-align: center;
    strong { color: ${token('text-on-ink-primary')}; font-weight: 600; }
  }
  [data-part='retry'] {
    min-height: ${token('control-touch-min')};
    margin-block-start: ${token('space-2')};
    padding: 0 ${token('space-4')};
    border: ${token('line-hairline')} solid ${token('color-ink-500')};
    border-radius: ${token('radius-control')};
    background: none;
    color: ${token('text-on-ink-primary')};
    font: inherit;
    cursor: pointer;
    &:focus-visible { ${focusRingOnInk} }
  }
  [data-part='captions'] {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    /* One line from tablets up, two on phones: the controls keep their place while the words change. */
    min-height: 48px;
    margin: 0;
    padding: ${token('space-2')} ${token('space-4')};
    background: ${token('bg-footer')};
    color: ${token('text-on-ink-primary')};
    font: 400 1rem/1.5rem ${token('font-sans')};
    text-align: center;
    white-space: pre-line;
  }
  ${media.mobile} { [data-part='captions'] { min-height: 64px; } }

  [data-part='track'] {
    position: relative;
    display: flex;
    gap: 2px;
    align-items: center;
    height: 20px;
    margin: 0 ${token('space-4')};
    &:focus-within:has(:focus-visible) { ${focusRing} }
    ${withoutHas} { &:focus-within { ${focusRing} } }
    input {
      -webkit-appearance: none;
      appearance: none;
      position: absolute;
      inset: 0 -6px;
      width: calc(100% + 12px);
      height: 100%;
      margin: 0;
      background: none;
      cursor: pointer;
      &:focus-visible { outline: none; }
      &::-webkit-slider-thumb { ${thumb} }
      &::-moz-range-thumb { ${thumb} }
    }
  }
  [data-part='bar'] {
    min-width: 0;
    height: 4px;
    flex-basis: 0;
    background:
      linear-gradient(${token('border-focus')} 0 0) 0 / calc(100% * var(--bar-played)) 100% no-repeat,
      linear-gradient(var(--ahead) 0 0) 0 / calc(100% * var(--bar-buffered)) 100% no-repeat,
      var(--line);
    forced-color-adjust: none;
  }
  [data-part='row'] {
    display: flex;
    gap: ${token('space-1')};
    align-items: center;
    height: 52px;
    padding: 0 ${token('space-2')};
    button {
      position: relative;
      ${colourTransition}
      &:focus-visible { outline-offset: 2px; }
    }
    [aria-pressed='true'] { color: ${token('text-link')}; }
    [aria-pressed='true']::after {
      content: '';
      position: absolute;
      inset: auto 10px 4px;
      height: 4px;
      border: ${token('line-active')} solid currentcolor;
      border-block-start: 0;
    }
  }
  [data-part='time'] { ${typeStyle('tick')} color: ${token('text-secondary')}; white-space: nowrap; b { font-weight: 600; color: ${token('text-primary')}; } }
  [data-part='chapter'] {
    flex: 1;
    min-width: 0;
    margin-inline-start: ${token('space-2')};
    overflow: hidden;
    color: ${token('text-secondary')};
    font: 400 0.875rem/1.375rem ${token('font-sans')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-full] { ${fullScreen} }
`;
