import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, responsive, text } from '../../shared/layout/arrange.ts';
import { wholeWords } from '../../shared/layout/looks.ts';

export const Band = styled.section`
  position: relative;
  overflow: hidden;
  background: ${token('bg-paper')};
`;

export const Stage = styled.div`
  position: relative;
  ${responsive('min-height', { base: '600px', belowDesktop: '0' })}
`;

export const Words = styled.div`
  position: relative;
  z-index: 1;
  ${responsive('padding-top', { base: '72px', tablet: 'space-14', mobile: 'space-8' })}
`;

export const Eyebrow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${text('body', 'text-secondary')}
  ${media.mobile} { font-size: 0.75rem; }
`;

export const Node = styled.span`
  margin-left: ${token('space-3')};
  padding-left: ${token('space-3')};
  border-left: ${token('line-hairline')} solid ${token('border-strong')};
  color: ${token('text-link')};
  font: 600 0.875rem/0.875rem ${token('font-code')};
  ${media.mobile} { margin-left: ${token('space-2')}; padding-left: ${token('space-2')}; font-size: 0.8125rem; }
`;

export const Title = styled.h1`
  ${responsive('margin-top', { base: 'space-4', mobile: 'space-2' })}
  ${typeStyle('display')}
  ${wholeWords}
  ${media.tablet} { font-size: 2.75rem; line-height: 3.75rem; }
`;

export const Line = styled.span`
  display: block;
`;

export const Lead = styled.p`
  margin-top: ${token('space-4')};
  ${text('bodyLg', 'text-secondary')}
  ${media.mobile} {
    margin-top: ${token('space-3')};
    ${Line} { display: inline; }
  }
`;

export const Search = styled.div`
  ${responsive('margin-top', { base: '36px', mobile: 'space-8' })}
  max-width: 640px;
  scroll-margin-top: 160px;
`;

export const Examples = styled.p`
  ${cluster('space-2 space-5')}
  align-items: center;
  margin-top: ${token('space-7')};
  ${text('small', 'text-secondary')}
  a {
    border-bottom: ${token('line-hairline')} solid ${token('border-strong')};
    color: ${token('text-primary')};
    font: 400 0.8125rem/1.375rem ${token('font-code')};
    font-variant-ligatures: none;
    text-decoration: none;
  }
  ${media.hover} { a:hover { border-color: currentcolor; color: ${token('text-link')}; } }
  ${media.coarse} { a { padding-block: 11px; } }
  ${media.mobile} { a:nth-of-type(n + 2) { display: none; } }
`;

/** The room of the drawing, whether it has come or not. */
export const DrawingPlace = styled.div`
  position: absolute;
  top: 100px;
  right: -70px;
  width: 656px;
  aspect-ratio: 4 / 3;
  ${media.belowDesktop} {
    position: relative;
    top: 0;
    right: 0;
    width: min(100%, 560px);
    margin: ${token('space-4')} auto ${token('space-4')};
  }
  ${media.mobile} { width: min(110%, 400px); margin: ${token('space-2')} auto 0; }
`;
