import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

const back = motionSafe(
  `transition:inset-inline-start ${token('motion-slow')} ${token('motion-standard')},inline-size ${token('motion-slow')} ${token('motion-standard')};`,
);

export const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;

  [data-part='other'] {
    position: relative;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-tag')};
    background: none;
    font: 400 0.75rem/1.5rem ${token('font-sans')};
    color: ${token('text-link')};
    cursor: pointer;
    ${colourTransition}
    &:focus-visible { ${focusRing} }
    ${media.hover} { &:hover { color: ${token('text-link-hover')}; } }
    ${media.coarse} {
      &::after { content: ''; position: absolute; inset: 50% 0 auto; height: ${token('control-touch-min')}; transform: translateY(-50%); }
    }
  }
  /* At the end of the label's row, which stands right above. */
  & > [data-part='other'] { position: absolute; inset-block-end: calc(100% + ${token('space-1')}); inset-inline-end: 0; }

  [data-part='view'] {
    position: relative;
    min-height: 150px;
    overflow: hidden;
    border-radius: ${token('radius-control')};
    background: ${token('bg-sunken')};
  }
  [data-part='view'][data-sized] { min-height: 0; }
  [data-part='stage'] {
    position: absolute;
    inset-block-start: calc(-1 * var(--slide-top));
    inset-inline-start: calc(-1 * var(--slide-left));
    inline-size: calc(100% * var(--slide-scale));
    block-size: calc(100% * var(--slide-scale));
    -webkit-user-select: none;
    user-select: none;
    &[data-veiled] { visibility: hidden; }
  }
  [data-part='picture'], [data-part='placeholder'] { display: block; width: 100%; height: 100%; }
  [data-part='piece'] { position: absolute; }

  [data-part='tools'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
    button { border-radius: 0; color: ${token('color-ink-0')}; }
    span {
      display: grid;
      place-items: center;
      width: 28px;
      height: 28px;
      border-radius: ${token('radius-control')};
      background: ${token('bg-scrim')};
      @supports (background: color-mix(in srgb, red, red)) { background: color-mix(in srgb, ${token('color-ink-900')} 72%, transparent); }
    }
    button:focus-visible { outline: none; }
    button:focus-visible span { ${focusRing} }
    ${media.hover} { button:enabled:hover span { background: ${token('color-ink-900')}; } }
    button:disabled span { 
      background: ${token('bg-scrim')};
      @supports (background: color-mix(in srgb, red, red)) { background: color-mix(in srgb, ${token('color-ink-900')} 40%, transparent); }
    }
    @media (forced-colors: active) { span { border: ${token('line-hairline')} solid; } }
  }

  [data-part='veil'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: ${token('space-3')};
  }
  [data-part='note'] {
    display: grid;
    justify-items: center;
    gap: ${token('space-2')};
    max-width: 100%;
    text-align: center;
    font-size: 0.875rem;
    line-height: 1.375rem;
    color: ${token('text-primary')};
    p { overflow-wrap: anywhere; }
  }

  [data-part='band'] {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding: 3px ${token('space-3')};
    font-size: 0.8125rem;
    line-height: 1.375rem;
    color: ${token('color-ink-0')};
    background: ${token('bg-ink')};
    &[data-tone='success'] { background: ${token('color-success-600')}; color: ${token('text-on-primary')}; }
    &[data-tone='danger'] { background: ${token('color-danger-600')}; color: ${token('text-on-primary')}; }
    @media (forced-colors: active) { border-block-start: ${token('line-hairline')} solid; }
  }

  [data-part='track'] {
    /* The piece of the picture moves to the right in every language. */
    direction: ltr;
    --knob: ${token('control-touch-min')};
    --way: calc(var(--slide-part) * (100% - var(--knob)));
    position: relative;
    height: ${token('control-height-md')};
    border-radius: ${token('radius-control')};
    background: ${token('bg-sunken')};
    box-shadow: inset 0 0 0 ${token('line-hairline')} ${token('border-default')};
    touch-action: none;
    ${media.mobile} { height: ${token('control-touch-min')}; }
    ${media.coarse} { height: ${token('control-touch-min')}; }
    @media (forced-colors: active) { outline: ${token('line-hairline')} solid; }
  }
  [data-part='fill'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--way) + var(--knob));
    border: ${token('line-hairline')} solid transparent;
    border-radius: ${token('radius-control')};
    ${back}
  }
  [data-part='knob'], input[type='range'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--way);
    inline-size: var(--knob);
    block-size: 100%;
    margin: 0;
    ${back}
  }
  /* The knob below it is drawn; this one is touched and heard. */
  input[type='range'] {
    z-index: 1;
    -webkit-appearance: none;
    appearance: none;
    background: none;
    outline: none;
    cursor: grab;
    touch-action: none;
    &::-webkit-slider-thumb { -webkit-appearance: none; appearance: none; width: 100%; height: 100%; opacity: 0; }
    &::-webkit-slider-runnable-track { background: none; }
    &::-moz-range-thumb { opacity: 0; }
    &::-moz-range-track { background: none; }
  }
  input[type='range'][aria-disabled], input[type='range']:disabled { cursor: not-allowed; }
  [data-part='knob'] {
    display: grid;
    place-items: center;
    border: ${token('line-hairline')} solid ${token('border-control')};
    border-radius: ${token('radius-control')};
    background: ${token('bg-surface')};
    color: ${token('text-primary')};
  }
  input:focus-visible + [data-part='knob'] { ${focusRing} }
  ${media.hover} { input:enabled:not([aria-disabled]):hover + [data-part='knob'] { border-color: ${token('border-control-hover')}; } }
  [data-part='hint'] {
    position: absolute;
    inset-block: 0;
    inset-inline: calc(var(--knob) + ${token('space-2')}) ${token('space-2')};
    display: grid;
    place-items: center;
    overflow: hidden;
    font-size: 0.8125rem;
    line-height: 1.3;
    color: ${token('text-secondary')};
    pointer-events: none;
  }

  &[data-state='dragging'], &[data-state='verifying'] {
    [data-part='fill'] { border-color: ${token('border-focus')}; background: ${token('color-primary-100')}; transition: none; }
    [data-part='knob'] { border-color: ${token('action-primary-bg')}; background: ${token('action-primary-bg')}; color: ${token('action-primary-text')}; }
    [data-part='knob'], input[type='range'], [data-part='piece'] { transition: none; }
    input[type='range'] { cursor: grabbing; }
    /* Next to the knob, on the side with more room. */
    [data-part='hint'] { inset-inline: calc(var(--way) + var(--knob) + ${token('space-2')}) ${token('space-2')}; }
    [data-part='hint'][data-side='start'] { inset-inline: ${token('space-2')} calc(100% - var(--way) + ${token('space-2')}); }
  }
  [data-part='piece'] { ${back} }
  &[data-state='success'] {
    [data-part='fill'] { border-color: ${token('color-success-500')}; background: ${token('color-success-50')}; }
    [data-part='knob'] { border-color: ${token('color-success-600')}; background: ${token('color-success-600')}; color: ${token('text-on-primary')}; }
    [data-part='hint'] { inset-inline: ${token('space-2')} calc(var(--knob) + ${token('space-2')}); color: ${token('text-success')}; }
  }
  &[data-state='failure'] {
    [data-part='fill'] { border-color: ${token('border-error')}; background: ${token('color-danger-50')}; }
    [data-part='knob'] { border-color: ${token('color-danger-600')}; background: ${token('color-danger-600')}; color: ${token('text-on-primary')}; }
  }
  &[data-state='loading'], &[data-state='expired'], &[data-state='locked'], &[data-disabled] {
    [data-part='knob'] { background: ${token('bg-sunken')}; border-color: ${token('border-default')}; color: ${token('text-disabled')}; }
  }

  [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-3')};
    font-size: 0.75rem;
    line-height: 1.5rem;
    color: ${token('text-secondary')};
    [data-part='other'] { margin-inline-start: auto; }
    [data-part='more'] { display: inline-flex; align-items: center; gap: ${token('space-2')}; }
  }
`;
