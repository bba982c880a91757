import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { viewHeight } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

/** The bracket under the active item. */
const bracket = `
  content: '';
  position: absolute;
  inset-inline-start: 0;
  width: 100%;
  height: 8px;
  border: 2px solid ${token('marker-bracket')};
  border-top: 0;
  pointer-events: none;
`;

export const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('z-header')};
  background: ${token('bg-surface')};
  border-bottom: 1px solid ${token('border-hairline')};
  ${media.low} { position: relative; }
  [data-part='skip'] {
    position: absolute;
    top: ${token('space-2')};
    inset-inline-start: ${token('space-4')};
    z-index: 1;
    padding: ${token('space-2')} ${token('space-4')};
    background: ${token('bg-raised')};
    border: 1px solid ${token('border-control')};
    border-radius: ${token('radius-control')};
    color: ${token('text-link')};
    &:not(:focus) { clip-path: inset(50%); pointer-events: none; }
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  box-sizing: content-box;
  max-width: ${token('layout-content')};
  height: calc(${token('layout-header-height')} - 1px);
  margin: 0 auto;
  padding-inline: ${token('layout-tablet-margin')};
  ${media.mobile} {
    height: calc(${token('layout-header-height-mobile')} - 1px);
    padding-inline: ${token('layout-gutter-mobile')};
  }
  [data-part='logo'] { flex: none; text-decoration: none; border-radius: ${token('radius-tag')}; &:focus-visible { ${focusRing} } }
  [data-part='logo'] img { width: auto; height: 32px; }
  [data-part='word'] { ${typeStyle('h3')} display: block; max-width: 12em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  [data-wide] { ${media.mobile} { display: none; } }
  [data-narrow] { ${media.fromTablet} { display: none; } }
`;

export const Nav = styled.nav`
  flex: 1;
  min-width: 0;
  margin-inline: 48px;
  ${media.tablet} { margin-inline: 34px 48px; }
`;

/** One line of items; until their widths are known, overflowing items wrap onto a second line that is clipped. */
export const Row = styled.div`
  position: relative;
  display: flex;
  height: ${token('control-height-lg')};
  ${typeStyle('nav')}
  color: ${token('text-strong')};
  & > ul { display: flex; flex-wrap: wrap; column-gap: 28px; height: 100%; overflow: hidden; overflow: clip; overflow-clip-margin: 6px; }
  ${media.tablet} { & > ul { column-gap: 22px; } }
  &[data-measured] > ul { flex-wrap: nowrap; overflow: visible; }
  li[data-hidden] { position: absolute; visibility: hidden; }
  & > ul a, & > div > button {
    position: relative;
    display: flex;
    align-items: center;
    height: 48px;
    border-radius: ${token('radius-tag')};
    text-decoration: none;
    white-space: nowrap;
    ${colourTransition}
    &:focus-visible { ${focusRing} outline-offset: 0; }
  }
  & > ul a[data-active] { font-weight: 600; color: ${token('text-primary')}; }
  & > ul a[data-active]::after { ${bracket} bottom: 0; }
  ${media.hover} { & > ul a:hover, & > div > button:hover { color: ${token('text-link-hover')}; } }
`;

export const More = styled.div`
  position: relative;
  flex: none;
  margin-inline-start: 28px;
  ${media.tablet} { margin-inline-start: 22px; }
  &[data-unused] { position: absolute; visibility: hidden; margin: 0; }
  & > button {
    gap: 6px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`;

export const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${token('space-1')});
  inset-inline-end: 0;
  z-index: ${token('z-dropdown')};
  min-width: 136px;
  padding: ${token('space-1')};
  background: ${token('bg-raised')};
  border: 1px solid ${token('border-default')};
  border-radius: ${token('radius-card')};
  box-shadow: ${token('shadow-md')};
  &[hidden] { display: none; }
  a, button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 36px;
    padding: 0 ${token('space-3')};
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    ${typeStyle('body')}
    color: ${token('text-primary')};
    text-decoration: none;
    text-align: start;
    white-space: nowrap;
    cursor: pointer;
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  ${media.hover} { a:hover, button:hover { background: ${token('bg-hover')}; } }
  ${media.coarse} { a, button { min-height: ${token('control-touch-min')}; } }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: ${token('space-3')};
  ${media.mobile} { margin-inline-start: auto; gap: 0; }
  [data-part='login'] { color: ${token('text-primary')}; }
`;

export const Account = styled.div`
  position: relative;
  [data-part='account'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    height: ${token('control-height-lg')};
    padding: 0;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    ${typeStyle('body')}
    color: ${token('text-primary')};
    cursor: pointer;
    &:focus-visible { ${focusRing} outline-offset: 0; }
  }
  [data-part='name'] { max-width: 8em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${media.tablet} { [data-part='name'] { display: none; } }
`;

export const Portrait = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  overflow: hidden;
  border-radius: ${token('radius-control')};
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};
  font-size: 0.875rem;
  line-height: 1;
  img { width: 100%; height: 100%; object-fit: cover; }
`;

export const NarrowButton = styled(IconButton).attrs({ 'data-hover': 'none' })`
  &:last-child { margin-inline-end: -11px; }
`;

/** The menu on phones: a full-screen dialog. */
export const Sheet = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: ${viewHeight};
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${token('bg-surface')};
  color: ${token('text-primary')};
  overflow: auto;
  overscroll-behavior: contain;
  display: flex;
  flex-direction: column;
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity ${token('motion-base')} ${token('motion-enter')};
    @starting-style { opacity: 0; }
  }
  & > div:first-child { flex: none; margin: 0; }
  & > nav { flex: 1 0 auto; padding: ${token('space-2')} ${token('layout-gutter-mobile')} ${token('space-6')}; }
  & > nav a {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 52px;
    border-bottom: 1px solid ${token('border-hairline')};
    font-size: 1rem;
    text-decoration: none;
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  & > nav a[data-active] { font-weight: 600; }
  & > nav a > span { position: relative; }
  & > nav a[data-active] > span::after { ${bracket} bottom: -7px; }
`;

export const SheetFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  padding: ${token('space-4')} ${token('layout-gutter-mobile')} calc(${token('space-6')} + env(safe-area-inset-bottom));
  & > a, & > button { flex: 1 1 40%; }
  [data-part='who'] { display: flex; align-items: center; gap: ${token('space-3')}; flex: 1 0 100%; min-width: 0; font-weight: 500; }
  [data-part='who'] > span:last-of-type { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  [data-part='own'] { display: flex; flex: 1 0 100%; justify-content: space-between; gap: ${token('space-4')}; }
  :is([data-part='who'], [data-part='own']) > a { padding-block: 10px; color: ${token('text-link')}; text-decoration: none; }
`;
