import { styled } from 'styled-components';
import { choice } from '../Checkbox/Checkbox.styles.ts';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
  --track: 36px;
  --height: 20px;
  --knob: 14px;
  --inset: 3px;
  &[data-size='sm'] { --track: 28px; --height: 16px; --knob: 10px; }
  /* Errors and descriptions end where the words above them end. */
  &[data-label-side='start'] > p, &[data-label-side='start'] > div { max-width: calc(100% - var(--track) - ${token('space-4')}); }
`;

/** The whole label is the click target; 44 px high on touch screens. */
export const Choice = styled.label`
  ${choice}
  position: relative;
  [data-size='sm'] > & { font-size: 0.8125rem; line-height: 1.25rem; }
  [data-label-side='start'] > & { flex-direction: row-reverse; justify-content: space-between; gap: ${token('space-4')}; width: auto; }
  [data-loading] > & { cursor: progress; }
  & > [data-part='label'] { min-width: 0; overflow-wrap: anywhere; }
  ${media.coarse} {
    min-width: ${token('control-touch-min')};
    [data-size='sm'] > & { padding-block: 12px; }
  }
`;

/** As high as the first line of the label, so that both stand on one line. */
export const Track = styled.span`
  position: relative;
  flex: none;
  width: var(--track);
  height: var(--height);
  margin-block: calc((1lh - var(--height)) / 2);
`;

/** Drawn on the native control itself, so that its semantics stay. */
export const Box = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  -webkit-appearance: none;
  appearance: none;
  background: ${token('border-control')};
  border: ${token('line-hairline')} solid transparent;
  border-radius: ${token('radius-tag')};
  cursor: inherit;
  ${colourTransition}
  &::before {
    content: '';
    position: absolute;
    inset-block-start: var(--inset);
    inset-inline-start: var(--inset);
    width: var(--knob);
    height: var(--knob);
    background: ${token('bg-surface')};
    border-radius: 1px;
    ${motionSafe(`transition:inset-inline-start ${token('motion-fast')} ${token('motion-standard')};`)}
  }
  &:checked { background: ${token('action-primary-bg')}; }
  &:checked::before { inset-inline-start: calc(100% - var(--knob) - var(--inset)); background: ${token('text-on-primary')}; }
  ${media.hover} {
    label:hover &:enabled:not([aria-disabled='true']) { background: ${token('color-ink-500')}; }
    label:hover &:checked:enabled:not([aria-disabled='true']) { background: ${token('action-primary-hover')}; }
  }
  &[aria-invalid='true'] { box-shadow: 0 0 0 1px ${token('bg-surface')}, 0 0 0 2px ${token('border-error')}; }
  &&:focus-visible { ${focusRing} }
  &&:disabled { background: ${token('border-default')}; }
  &&:checked:disabled { background: ${token('border-strong')}; }
  &:disabled::before { background: ${token('bg-surface')}; }
  /* Backgrounds are taken away there: track and knob are drawn in the system's own colours. */
  @media (forced-colors: active) {
    border-color: CanvasText;
    &::before { forced-color-adjust: none; background: CanvasText; }
    &&:checked { forced-color-adjust: none; background: Highlight; border-color: Highlight; }
    &:checked::before { background: HighlightText; }
    &&&:disabled { forced-color-adjust: none; background: Canvas; border-color: GrayText; }
    &&:disabled::before { background: GrayText; }
  }
`;

/** Modules on the knob while a change is being sent. */
export const Wait = styled.span`
  position: absolute;
  inset-block-start: var(--inset);
  inset-inline-start: var(--inset);
  display: grid;
  place-items: center;
  width: var(--knob);
  height: var(--knob);
  color: ${token('text-tertiary')};
  pointer-events: none;
  & > svg { width: 10px; height: 10px; }
  [data-size='sm'] & > svg { width: 8px; height: 8px; }
  ${Box}:checked + & { inset-inline-start: calc(100% - var(--knob) - var(--inset)); color: ${token('action-primary-bg')}; }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: Canvas;
    ${Box}:checked + & { color: Highlight; }
  }
`;
