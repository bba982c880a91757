import { focusRing, media, rem, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { row } from '../../../shared/layout/arrange.ts';

const besideHeader = `calc(${token('layout-header-height')} + ${token('space-6')})`;

export const Root = styled.nav`
  min-width: 0;
  [data-part='choice'] { display: none; }
  ${media.desktop} {
    position: sticky;
    top: ${besideHeader};
    display: flex;
    flex-direction: column;
    max-height: calc(100vh - ${besideHeader} - ${token('space-6')});
    ${media.low} { position: static; max-height: none; }
  }
  ${media.belowDesktop} {
    display: grid;
    gap: ${token('space-3')};
    [data-part='choice'] { display: block; }
  }
`;

export const None = styled.p`
  margin-top: ${token('space-3')};
  font: 400 ${rem(13)}/${rem(22)} ${token('font-sans')};
  color: ${token('text-secondary')};
`;

export const Groups = styled.div`
  min-height: 0;
  margin-top: ${token('space-4')};
  padding-inline-start: 1px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  h2 {
    padding: ${token('space-3')} ${token('space-2')} ${token('space-1')};
    font: 400 ${rem(12)}/${rem(20)} ${token('font-sans')};
    color: ${token('text-tertiary')};
  }
  a {
    position: relative;
    ${row('space-2')}
    min-height: 36px;
    padding: ${token('space-1')} ${token('space-2')} ${token('space-1')} ${token('space-3')};
    font: 400 ${rem(14)}/${rem(20)} ${token('font-sans')};
    color: ${token('text-primary')};
    text-decoration: none;
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  ${media.hover} { a:hover { background: ${token('bg-hover')}; } }
  a[aria-current] {
    background: ${token('bg-selected')};
    font-weight: 600;
    color: ${token('color-primary-700')};
    &::before {
      content: '';
      position: absolute;
      inset-block: ${token('space-2')};
      inset-inline-start: -1px;
      width: ${token('space-2')};
      border: ${token('line-active')} solid ${token('marker-bracket')};
      border-inline-start: 0;
    }
  }
  ${media.belowDesktop} { display: none; }
`;
