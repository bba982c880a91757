import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive, stack } from '../../shared/layout/arrange.ts';
import { wholeWords } from '../../shared/layout/looks.ts';

const frame = `
  box-sizing: border-box;
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-tablet-margin')});
  margin-inline: auto;
  padding-inline: ${token('layout-tablet-margin')};
  ${media.mobile} { padding-inline: ${token('layout-gutter-mobile')}; }
`;

export const Ground = styled.div`
  min-height: 80vh;
  background: ${token('bg-paper')};
`;

export const Head = styled.div`
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-surface')};
`;

export const HeadFrame = styled.div`
  ${frame}
  ${responsive('padding-block', { base: 'space-6 space-10', mobile: 'space-4 space-6' })}
  h1 {
    ${responsive('margin-block', { base: 'space-4 space-6', mobile: 'space-3 space-4' })}
    ${typeStyle('title')}
    ${wholeWords}
    outline: none;
  }
`;

/** What is filled in or read at the left, what helps at the right; below the desktop the helping part comes first. */
export const Columns = styled.div`
  ${frame}
  ${columns({ base: '1fr layout-form-aside-width', belowDesktop: 1 })}
  align-items: start;
  ${responsive('gap', { base: 'space-6', belowDesktop: 'space-4' })}
  ${responsive('padding-block', {
    base: 'space-6 space-24',
    belowDesktop: 'space-6 space-14',
    mobile: 'space-4 space-10',
  })}
`;

export const Main = styled.div`
  ${stack('space-4')}
  min-width: 0;
`;

/** Sticky on the desktop; below, it follows or precedes the main column. */
export const Aside = styled.aside`
  position: sticky;
  top: calc(${token('layout-header-height')} + ${token('space-6')});
  ${columns({ base: 1, tablet: 2 })}
  gap: ${token('space-4')};
  ${media.belowDesktop} {
    position: static;
    &[data-first] { order: -1; }
  }
  ${media.tablet} { align-items: start; }
  ${media.low} { position: static; }
`;
