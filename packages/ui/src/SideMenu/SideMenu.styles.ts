import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

/** From this width the whole menu fits beside the content: 1200 + 2 x (24 + 56 + 24). */
const roomy = '@media (min-width: 1408px)';
const iconColumn = '@media (min-width: 1200px) and (max-width: 1407px)';

export const Root = styled.nav`
  position: fixed;
  z-index: ${token('z-float')};
  background: ${token('bg-raised')};
  ${typeStyle('caption')}
  color: ${token('text-strong')};

  ${media.desktop} {
    inset-inline-end: 24px;
    bottom: ${token('space-10')};
    width: ${token('layout-float-menu-width')};
    border: 1px solid ${token('border-default')};
    border-radius: ${token('radius-card')};
    box-shadow: ${token('shadow-md')};
    ${media.low} { bottom: ${token('space-2')}; }
  }
  ${iconColumn} {
    inset-inline-end: 0;
    width: 40px;
    border-inline-end: 0;
    border-radius: ${token('radius-card')} 0 0 ${token('radius-card')};
  }
  ${media.belowDesktop} {
    inset: auto 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${token('border-hairline')};
    ${media.low} { position: static; }
  }
`;

export const Items = styled.ul`
  /* Four columns from the first entry on: the document may arrive in pieces. */
  ${media.belowDesktop} { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); }
  & > li { position: relative; }
  ${media.desktop} { & > li + li { border-top: 1px solid ${token('border-hairline')}; } }
  ${media.belowDesktop} { & > li + li { border-inline-start: 1px solid ${token('border-hairline')}; } }

  & > li > a, & > li > button {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${token('space-1')};
    width: 100%;
    height: 58px;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    ${typeStyle('caption')}
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    ${colourTransition}
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  ${media.belowDesktop} { & > li > a, & > li > button { height: ${token('layout-float-menu-height-mobile')}; gap: 2px; } }
  ${media.hover} { & > li > a:hover, & > li > button:hover { color: ${token('text-link-hover')}; } }
  ${iconColumn} {
    & > li > a, & > li > button { height: 44px; }
    [data-part='label'] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
  /* The four-character labels are as wide as the menu. */
  ${roomy} { [data-part='label'] { letter-spacing: -0.2px; } }
`;

/** Popup of an entry: on its left, and above it in the bar. */
export const Aside = styled.div`
  position: absolute;
  top: 50%;
  width: max-content;
  inset-inline-end: calc(100% + ${token('space-3')});
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('bg-raised')};
  border: 1px solid ${token('border-default')};
  border-radius: ${token('radius-card')};
  box-shadow: ${token('shadow-md')};
  color: ${token('text-primary')};
  text-align: center;
  white-space: nowrap;
  transform: translateY(-50%);
  &[hidden] { display: none; }
  &[data-kind='qr'] { padding: ${token('space-1')} ${token('space-1')} ${token('space-2')}; }
  [data-part='number'] { font: 600 1.125rem/1.625rem ${token('font-figure')}; }
  /* A bridge over the gap, so that the pointer can go there. */
  &::after { content: ''; position: absolute; inset-block: 0; inset-inline: auto -${token('space-3')}; width: ${token('space-3')}; }
  ${media.belowDesktop} {
    inset-block: auto calc(100% + ${token('space-3')}); inset-inline: ${token('space-4')} auto;
    transform: none;
    &::after { display: none; }
  }
`;
