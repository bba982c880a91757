import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, fieldFocus, focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typedSize } from '../tokens/typedSize.ts';

const field = `
  height: ${token('control-page-button')};
  background: ${token('bg-surface')};
  border: ${token('line-hairline')} solid ${token('border-control')};
  border-radius: ${token('radius-control')};
  color: ${token('text-primary')};
  ${colourTransition}
  ${media.hover} { &:hover { border-color: ${token('border-control-hover')}; } }
  &:focus-visible { ${fieldFocus} }
  ${media.coarse} { height: ${token('control-touch-min')}; }
  ${media.mobile} { height: ${token('control-touch-min')}; }
  ${typedSize}
`;

export const Root = styled.div`
  position: relative;
  container-type: inline-size;
  display: flex;
  width: 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')} ${token('space-6')};

  [data-part='facts'], [data-part='moves'] { display: flex; flex-wrap: wrap; align-items: center; gap: ${token('space-3')}; }
  [data-part='moves'] { gap: ${token('space-3')} ${token('space-6')}; }
  [data-part='total'] { font: 400 0.75rem/1.25rem ${token('font-sans')}; color: ${token('text-tertiary')}; font-variant-numeric: tabular-nums; }

  [data-part='size'] {
    position: relative;
    display: inline-flex;
    align-items: center;
    select {
      ${field}
      padding-block: 0; padding-inline: 11px 36px;
      -webkit-appearance: none;
      appearance: none;
      font-size: 0.8125rem;
      font-variant-numeric: tabular-nums;
      cursor: pointer;
    }
    svg { position: absolute; inset-inline-end: 11px; pointer-events: none; color: ${token('text-secondary')}; }
  }

  ul { display: flex; flex-wrap: wrap; gap: ${token('space-2')}; }
  [data-part='box'], [data-part='gap'] {
    display: grid;
    place-items: center;
    min-width: ${token('control-page-button')};
    height: ${token('control-page-button')};
    ${media.coarse} { min-width: ${token('control-touch-min')}; height: ${token('control-touch-min')}; }
    ${media.mobile} { min-width: ${token('control-touch-min')}; height: ${token('control-touch-min')}; }
  }
  [data-part='box'] {
    padding: 0 5px;
    background: ${token('bg-surface')};
    border: ${token('line-hairline')} solid ${token('border-default')};
    border-radius: ${token('radius-control')};
    font: 500 0.9375rem/1.25rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-primary')};
    text-decoration: none;
    cursor: pointer;
    ${colourTransition}
    &:focus-visible { ${focusRing} }
    ${media.hover} { &:hover { border-color: ${token('border-control-hover')}; } }
    &[aria-current] {
      border-color: ${token('color-primary-600')};
      box-shadow: inset 0 -2px 0 ${token('marker-bracket')};
      font-weight: 600;
      color: ${token('text-link')};
    }
    &[aria-current]:focus-visible { box-shadow: inset 0 -2px 0 ${token('marker-bracket')}, 0 0 0 2px ${token('bg-surface')}; }
    &[aria-disabled] { border-color: ${token('border-default')}; color: ${token('border-control')}; cursor: default; }
    @media (forced-colors: active) {
      &[aria-current] { border: 2px solid Highlight; }
      &[aria-disabled] { color: GrayText; }
    }
  }
  [data-part='gap'] { color: ${token('text-tertiary')}; }
  [data-room='narrow'] { display: none; }
  /* Seven boxes and both arrows of 44 px need 460. */
  @container (max-width: 459px) {
    [data-room='wide'] { display: none; }
    [data-room='narrow'] { display: grid; }
  }

  /* At four hundred per cent the boxes take two lines. */
  @container (max-width: 340px) { ul { flex-wrap: wrap; } }

  [data-part='jump'] {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    font: 400 0.8125rem/1.375rem ${token('font-sans')};
    color: ${token('text-secondary')};
    input {
      ${field}
      box-sizing: content-box;
      height: 30px;
      min-width: 24px;
      padding: 0 ${token('space-2')};
      font: 500 0.9375rem/1.25rem ${token('font-figure')};
      text-align: center;
      ${media.coarse} { height: 42px; }
      ${media.mobile} { height: 42px; }
    }
  }

  ${media.mobile} {
    flex-direction: column;
    align-items: stretch;
    [data-part='facts'] { justify-content: space-between; }
    [data-part='moves'] { flex-direction: column; }
    ul { justify-content: center; }
    @container (min-width: 341px) { ul { flex-wrap: nowrap; } }
    /* A gap gives its room first, so that five boxes and both arrows stand in one line down to 320 px. */
    [data-part='gap'] { flex: 0 1 ${token('control-touch-min')}; min-width: ${token('space-2')}; }
  }
`;
