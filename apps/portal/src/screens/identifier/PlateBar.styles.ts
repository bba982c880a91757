import { media, motionSafe, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { onInk, responsive, row, square, text } from '../../shared/layout/arrange.ts';
import { containedPicture, ellipsis, pageWidth } from '../../shared/layout/looks.ts';

/*
 * Replaces the plate below the header once the plate is out of sight, on phones it replaces the header too; tablets reserve that
 * space. A keyboard user who focuses the header sees it.
 */
export const Bar = styled.aside`
  position: fixed;
  inset: ${token('layout-header-height')} 0 auto;
  z-index: ${token('z-sticky')};
  height: ${token('layout-plate-bar-height')};
  ${onInk}
  visibility: hidden;
  opacity: 0;
  ${motionSafe(`transition: opacity ${token('motion-fast')} ${token('motion-standard')};`)}
  &[data-state='shown'] { visibility: visible; opacity: 1; }
  ${media.tablet} { display: none; }
  ${media.mobile} {
    inset: 0 0 auto;
    z-index: ${token('z-header')};
    height: ${token('layout-header-height-mobile')};
    body:has(header :focus-visible) & { visibility: hidden; }
  }
  ${media.low} { display: none; }
`;

export const BarInner = styled.div`
  ${row({ base: 'space-4', mobile: '10px' })}
  ${pageWidth('layout-gutter')}
  height: 100%;
  ${responsive('padding-inline', { base: 'layout-gutter', mobile: 'layout-gutter-mobile' })}
  & > button {
    ${media.mobile} {
      ${square('control-touch-min')}
      margin-right: -11px;
      padding: 0;
      border: 0;
      svg { ${square('22px')} }
      [data-part='label'] { position: absolute; clip-path: inset(50%); }
    }
  }
`;

export const Thumb = styled.div`
  flex: none;
  ${square({ base: '52px', mobile: '40px' })}
  ${responsive('padding', { base: 'space-1', mobile: '2px' })}
  border-radius: ${token('radius-tag')};
  background: ${token('bg-plate')};
  ${containedPicture}
`;

export const Names = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  p { ${ellipsis} }
  p:first-child { ${typeStyle('h4')} }
  p:last-child { ${text('caption', 'text-on-ink-tertiary')} }
  ${media.mobile} {
    p:first-child { font-size: 0.875rem; line-height: 1.25rem; }
    p:last-child { font: 400 0.8125rem/1.125rem ${token('font-code')}; color: ${token('text-on-ink-secondary')}; }
  }
  ${media.fromTablet} { [data-part='code'] { display: none; } }
  ${media.mobile} { [data-part='company'] { display: none; } }
`;

/* 26 px with the brackets of the code. */
export const Code = styled.div`
  flex: none;
  max-width: 55%;
  margin-right: ${token('space-5')};
  ${media.mobile} { display: none; }
`;
