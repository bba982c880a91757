import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

/** Custom properties that differ by kind of banner; each is used once in the rules below. */
const kinds = `
  --height: 240px;
  --title: 700 2.5rem/3.5rem ${token('font-sans')};
  --inset: ${token('layout-tablet-margin')};
  &[data-variant='slim'] { --height: 200px; --title: 700 2.25rem/3.25rem ${token('font-sans')}; }
  &[data-size='md'] { --height: 360px; --title: 700 2.75rem/3.875rem ${token('font-sans')}; }
  &[data-size='lg'] { --height: 420px; --title: 700 2.75rem/3.875rem ${token('font-sans')}; }
  &[data-variant='catalogue'] { --height: ${token('layout-catalogue-banner')}; }
  &[data-ground='ink'] { --title: 700 2.5rem/3.5rem ${token('font-sans')}; }
  &[data-contained] { --height: 396px; --inset: ${token('space-12')}; --title: 700 2.25rem/3.25rem ${token('font-sans')}; }
  ${media.tablet} {
    &:is([data-variant]):not([data-contained]) { --title: 700 2.25rem/3.125rem ${token('font-sans')}; }
    /* A name of six signs stands in one line next to its picture. */
    &[data-contained] { --title: 700 1.75rem/2.5rem ${token('font-sans')}; }
  }
  ${media.mobile} {
    &:is([data-variant]) {
      --height: 0px;
      --inset: ${token('layout-gutter-mobile')};
      --title: 700 1.75rem/2.5rem ${token('font-sans')};
    }
    &[data-ground='ink'] { --title: 700 1.625rem/2.25rem ${token('font-sans')}; }
    &[data-contained] { --height: 300px; --title: 700 1.5rem/2.125rem ${token('font-sans')}; }
  }
`;

const words = `
  [data-part='above'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    margin-block-end: ${token('space-4')};
    color: ${token('text-secondary')};
  }
  > [data-part='title'] {
    font: var(--title);
    color: ${token('text-primary')};
    white-space: pre-line;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  > [data-part='text'] {
    max-width: 520px;
    margin-block-start: ${token('space-3')};
    font: 400 1rem/1.75rem ${token('font-sans')};
    color: ${token('text-secondary')};
    white-space: pre-line;
    text-wrap: pretty;
  }
  > [data-part='actions'] { display: flex; flex-wrap: wrap; gap: ${token('space-3')}; margin-block-start: ${token('space-7')}; }
  ${media.mobile} {
    > [data-part='text'] { margin-block-start: ${token('space-2')}; ${typeStyle('body')} }
    > [data-part='actions'] { margin-block-start: ${token('space-5')}; }
    /* A pair shares the width; of three or more the primary one stands alone on the first row. */
    > [data-part='actions'] > :not(:only-child) { flex: 1 1 0; }
    > [data-part='actions'] > :first-child:nth-last-child(n + 3) { flex-basis: 100%; }
  }
`;

/** On ink the white button comes first. */
const wordsOnInk = `
  > [data-part='title'] { color: ${token('text-on-ink-primary')}; }
  > [data-part='text'], > [data-part='above'] { color: ${token('text-on-ink-secondary')}; }
  > [data-part='above'] [data-tone] { background: ${token('bg-ink-tag')}; color: ${token('text-on-ink-primary')}; }
  > [data-part='actions'] > [data-variant='primary'] { background: ${token('action-on-ink-bg')}; color: ${token('action-on-ink-text')}; }
  ${media.hover} { > [data-part='actions'] > [data-variant='primary']:hover { background: ${token('color-ink-150')}; } }
  > [data-part='actions'] > [data-variant='primary']:active { background: ${token('color-ink-200')}; }
`;

export const Root = styled.section`
  ${kinds}
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: var(--height);
  overflow: hidden;
  background: ${token('bg-paper')};
  border-block-end: ${token('line-hairline')} solid ${token('border-hairline')};
  &[data-ground='ink'] { background: ${token('bg-ink')}; border-block-end: 0; }
  &[data-contained] { border-block-end: 0; border-radius: ${token('radius-card')}; }

  > [data-part='content'] {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    flex: 1;
    gap: ${token('layout-gutter')};
    align-items: center;
    box-sizing: border-box;
    width: 100%;
    max-width: calc(${token('layout-content')} + 2 * var(--inset));
    margin-inline: auto;
    padding: ${token('space-6')} var(--inset);
  }
  &[data-size='lg'] > [data-part='content'], &[data-variant='catalogue'] > [data-part='content'] { padding-block: ${token('space-12')}; }
  > [data-part='content'] > [data-part='words'] { ${words} }
  &[data-ground='ink'] > [data-part='content'] > [data-part='words'] { ${wordsOnInk} }
  /* A drawing stands in the middle of the right third, and gives way before the words do. */
  > [data-part='content'] > [data-part='picture'] {
    display: grid;
    place-items: center;
    width: clamp(240px, 38vw, 500px);
    > * { max-width: 100%; height: auto; }
  }
  &[data-contained] > [data-part='content'] > [data-part='picture'] { align-self: end; width: 280px; }
  > [data-part='below'] { position: relative; }

  ${media.tablet} {
    &:not([data-contained]) > [data-part='content'] > [data-part='picture'] { width: 32vw; }
    &[data-contained] > [data-part='content'] > [data-part='picture'] { width: 200px; }
  }
  ${media.mobile} {
    &:is([data-variant]) > [data-part='content'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token('space-6')};
      padding-block: ${token('space-7')} ${token('space-8')};
    }
    &:is([data-variant]) > [data-part='content'] > [data-part='picture'] { width: auto; align-self: center; }
    > [data-part='content'] > [data-part='picture'] > * { max-height: 240px; }
    /* A small drawing stands next to a short title, a large one below the words. */
    &:is([data-variant='slim'], [data-size='sm']):not([data-contained]) > [data-part='content']:has(> [data-part='picture']) {
      grid-template-columns: minmax(0, 1fr) 104px;
      gap: ${token('space-4')};
      padding-block: ${token('space-6')};
    }
  }
  ${media.mobile} {
    &[data-contained] > [data-part='content'] { align-items: start; }
    &[data-contained] > [data-part='content'] > [data-part='picture'] {
      position: absolute;
      inset-block: auto ${token('space-10')}; inset-inline: auto ${token('space-4')};
      width: 168px;
    }
  }
  @media (forced-colors: active) { border-block-end: ${token('line-hairline')} solid CanvasText; }
`;
