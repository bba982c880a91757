import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';
import { placeholderStyle } from './placeholderStyle.ts';

/** A row of five thumbnails below the stage; more scroll sideways. */
const strip = `
  [data-part='stage'] { aspect-ratio: 4 / 3; }
  [data-part='choices'] {
    display: grid;
    grid-auto-columns: calc((100% - 4 * ${token('space-3')}) / 5);
    grid-auto-flow: column;
    gap: ${token('space-3')};
    /* Room for the focus ring, which would be cut off. */
    margin: calc(${token('space-4')} - 4px) -4px -4px;
    padding: 4px;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  [data-part='thumbnail'] {
    aspect-ratio: 4 / 3;
    box-sizing: border-box;
    min-height: ${token('control-touch-min')};
    border: ${token('line-hairline')} solid ${token('border-hairline')};
    border-radius: ${token('radius-control')};
    img { padding: ${token('space-1')}; }
  }
  [aria-current] [data-part='thumbnail'] { border: ${token('line-active')} solid ${token('border-focus')}; }
  ${media.hover} { button:hover [data-part='thumbnail'] { border-color: ${token('border-control-hover')}; } }
  /* In the corner: the small picture stays to be seen. */
  [data-part='play'] {
    inset-block: auto 0; inset-inline: 0 auto;
    width: ${token('space-6')};
    height: ${token('space-6')};
    background: ${token('bg-ink')};
    color: ${token('text-on-ink-primary')};
  }
  ${media.mobile} {
    [data-part='choices'] { grid-auto-columns: calc((100% - 4 * ${token('space-2')}) / 5); gap: ${token('space-2')}; }
  }
`;

/** Two thirds for the stage, the other items with their titles beside it; stacked on phones. */
const side = `
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${token('layout-gutter')};
  align-items: start;
  [data-part='stage']:not([data-kind='video']) { aspect-ratio: 784 / 488; }
  [data-part='caption'] { display: flex; gap: ${token('space-3')}; align-items: center; justify-content: space-between; min-height: ${token('space-12')}; }
  [data-part='name'] { ${typeStyle('h4')} color: ${token('text-primary')}; text-align: start; }
  [data-part='choices'] { display: grid; gap: ${token('space-6')}; }
  [data-part='choices'] button { display: grid; gap: ${token('space-3')}; }
  [data-part='thumbnail'] { aspect-ratio: 392 / 200; border-radius: ${token('radius-card')}; }
  [data-part='play'] {
    inset-block: auto ${token('space-3')}; inset-inline: ${token('space-3')} auto;
    width: ${token('control-touch-min')};
    height: ${token('control-touch-min')};
    border-radius: ${token('radius-control')};
    background: ${token('bg-surface')};
    color: ${token('text-primary')};
  }
  [data-part='duration'] {
    position: absolute;
    inset-block: auto ${token('space-3')}; inset-inline: auto ${token('space-3')};
    padding: 0 ${token('space-2')};
    border-radius: ${token('radius-tag')};
    background: ${token('bg-footer')};
    ${typeStyle('tick')}
    line-height: 1.25rem;
    color: ${token('text-on-ink-primary')};
  }
  ${media.hover} { button:hover [data-part='name'] { color: ${token('text-link')}; } }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: ${token('space-3')}; }
`;

export const Root = styled.section`
  min-width: 0;
  [data-part='stage'] {
    position: relative;
    overflow: hidden;
    background: ${token('bg-paper')};
    &[data-kind='video'] { display: grid; overflow: visible; background: none; }
    > img { display: block; width: 100%; height: 100%; object-fit: contain; }
    > img { box-sizing: border-box; padding: ${token('space-6')}; }
  }
  [data-part='enlarge'] {
    position: absolute;
    inset-block: ${token('space-3')} auto; inset-inline: auto ${token('space-3')};
    color: ${token('text-tertiary')};
    ${colourTransition}
    &:focus-visible { outline-offset: 2px; }
  }
  ${media.hover} { [data-part='enlarge']:hover { color: ${token('text-primary')}; } }

  [data-part='choices'] { margin: 0; padding: 0; list-style: none; }
  [data-part='choices'] button {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    cursor: pointer;
    &:focus-visible { ${focusRing} }
  }
  [data-part='thumbnail'] {
    position: relative;
    display: block;
    overflow: hidden;
    background: ${token('bg-paper')};
    ${colourTransition}
    img { display: block; box-sizing: border-box; width: 100%; height: 100%; object-fit: contain; }
  }
  [data-part='play'] { position: absolute; display: grid; place-items: center; }
  ${placeholderStyle}
  &[data-layout='strip'] { ${strip} }
  &[data-layout='side'] { [data-part='thumbnail'][data-kind='video'] { background: ${token('bg-ink')}; } ${side} }
`;
