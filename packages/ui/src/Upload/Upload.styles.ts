import { styled } from 'styled-components';
import { withoutHas } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';
import { progressBar } from './progressBar.styles.ts';

const clipped = 'min-width:0;max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;';

const outOfSight =
  'position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;';

/** Several boxes under one label. */
export const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** One box; `--upload-height` is its minimum height. */
export const Box = styled.div`
  position: relative;
  container-type: inline-size;
  display: grid;
  min-width: 0;
  min-height: var(--upload-height, 168px);
  border: ${token('line-hairline')} dashed ${token('border-control')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-paper')};
  font-size: 0.875rem;
  line-height: 1.375rem;
  color: ${token('text-secondary')};
  ${colourTransition}

  [data-part='input'] { ${outOfSight} inset-block: 0 auto; inset-inline: 0 auto; }
  [data-part='notice'] { ${outOfSight} }

  [data-part='choose'], [data-part='work'], [data-part='fail'] {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${token('space-1')};
    min-width: 0;
    padding: ${token('space-3')};
    text-align: center;
  }
  [data-part='choose'] { border-radius: inherit; cursor: pointer; }
  [data-part='link'] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
    font-weight: 500;
    color: ${token('text-link')};
  }
  [data-part='choose'] > svg { color: ${token('text-primary')}; }
  [data-part='hint'] { font-size: 0.75rem; line-height: 1.25rem; color: ${token('text-tertiary')}; }

  &[data-state='over'] {
    background: ${token('bg-selected')};
    border-color: ${token('border-focus')};
    border-style: solid;
    color: ${token('text-link')};
    /* What is dragged across the box's parts would leave and enter it without end. */
    [data-part='choose'] { pointer-events: none; }
  }

  [data-part='name'] { ${clipped} color: ${token('text-primary')}; }
  [data-part='figure'] { font: 400 0.75rem/1.25rem ${token('font-figure')}; font-variant-numeric: tabular-nums; color: ${token('text-tertiary')}; }
  [data-part='bar'] { ${progressBar} width: 60%; }

  &[data-state='failed'], &[data-state='refused'] {
    background: ${token('color-danger-50')};
    border-color: ${token('border-error')};
    color: ${token('color-danger-700')};
  }
  [data-part='reason'] { max-width: 100%; overflow-wrap: anywhere; text-wrap: balance; }
  [data-part='file'] { ${clipped} font-size: 0.75rem; line-height: 1.25rem; }
  [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space-2')};
    margin-top: ${token('space-1')};
    ${media.coarse} { gap: ${token('space-3')} ${token('space-2')}; margin: 10px 0 ${token('space-2')}; }
  }
  [data-part='dismiss'] {
    position: absolute;
    inset-block: 0 auto; inset-inline: auto 0;
    width: ${token('space-8')};
    height: ${token('space-8')};
    color: inherit;
    ${media.coarse} { width: ${token('control-touch-min')}; height: ${token('control-touch-min')}; }
    ${media.hover} { &:hover { color: ${token('text-primary')}; } }
  }

  &[data-state='empty']:has(> [aria-invalid]) { border-color: ${token('border-error')}; }
  &[data-state='done'] { border-style: solid; border-color: ${token('border-strong')}; }
  [data-part='done'] { display: grid; grid-template-rows: minmax(0, 1fr) auto; min-width: 0; }
  [data-part='picture'] {
    position: relative;
    display: grid;
    place-items: center;
    height: calc(var(--upload-height, 168px) - 2px - var(--strip));
    padding: ${token('space-3')};
    background: ${token('color-primary-50')};
    & > img { max-width: 100%; height: 100%; min-height: 0; object-fit: contain; }
  }
  --strip: 36px;
  ${media.coarse} { --strip: ${token('control-touch-min')}; }
  ${media.mobile} { --strip: ${token('control-touch-min')}; }
  [data-part='strip'] {
    display: flex;
    justify-content: center;
    gap: ${token('space-2')};
    height: var(--strip);
    background: ${token('color-ink-700')};
    background: ${token('color-ink-900')};
    @supports (background: color-mix(in srgb, red, red)) { background: color-mix(in srgb, ${token('color-ink-900')} 84%, ${token('color-ink-0')}); }
    border-radius: 0 0 3px 3px;
    color: ${token('text-on-ink-primary')};
    & > * {
      display: flex;
      align-items: center;
      gap: 6px;
      padding: 0 ${token('space-2')};
      border: 0;
      background: none;
      font: 400 0.8125rem/1.25rem ${token('font-sans')};
      color: inherit;
      white-space: nowrap;
      cursor: pointer;
      ${media.hover} { &:hover { color: ${token('text-on-ink-link')}; } }
      &:focus-visible { outline: 2px solid ${token('color-primary-400')}; outline-offset: -4px; }
    }
    @media (forced-colors: active) { border-top: ${token('line-hairline')} solid CanvasText; }
  }
  @container (max-width: 230px) {
    [data-part='strip']:has(> :nth-child(3)) svg { display: none; }
    [data-part='strip'] { gap: 0; }
  }

  /* The input is out of sight: what stands for it carries its ring. */
  &:has(> :focus-visible):not([data-state='done'], [data-state='failed'], [data-state='refused']) { ${focusRing} }
  &:has(> :focus-visible) [data-part='again'] { ${focusRing} }
  ${withoutHas} { &:focus-within { ${focusRing} } }
  &:has(> :focus-visible) [data-part='strip'] > label { outline: 2px solid ${token('color-primary-400')}; outline-offset: -4px; }

  ${media.hover} {
    &[data-state='empty']:not([data-disabled]):hover { border-color: ${token('border-control-hover')}; }
  }
  &[data-disabled] {
    background: ${token('bg-sunken')};
    border-color: ${token('border-default')};
    color: ${token('text-disabled')};
    [data-part='choose'] { cursor: not-allowed; }
    [data-part='choose'] > svg, [data-part='link'], [data-part='hint'] { color: ${token('text-disabled')}; }
  }
`;

/** Boxes side by side, as many as fit. */
export const Boxes = styled.div`
  display: grid;
  gap: ${token('space-4')};
  &[data-kind='licence'] { max-width: 282px; }
  &[data-kind='licence'][data-size='sm'] { --upload-height: 132px; max-width: 200px; }
  &[data-kind='card'] { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${token('space-4')} ${token('space-6')}; }
  &[data-kind='voucher'] {
    --upload-height: 148px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  }
  ${media.mobile} {
    &[data-kind='licence'], &[data-kind='licence'][data-size='sm'] { max-width: none; }
    &[data-kind='card'] { grid-template-columns: minmax(0, 1fr); }
    &[data-kind='voucher'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  [data-part='cell'] { min-width: 0; }
  [data-part='caption'] { ${typeStyle('caption')} margin-top: 6px; color: ${token('text-tertiary')}; }
`;

/** The box of one picture with the help text next to it from tablets up, below it on phones. */
export const Aside = styled.div`
  display: grid;
  ${media.fromTablet} {
    &[data-size='sm'] {
      grid-template-columns: 200px minmax(0, 1fr);
      align-items: center;
      gap: ${token('space-5')};
    }
  }
`;

/** The label on the left of a group and its limit on the right. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
  & > [data-part='limit'] { font-size: 0.75rem; line-height: 1.25rem; color: ${token('text-tertiary')}; }
`;
