'use client';
import { Content } from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { modalPanel } from '../Modal/Modal.styles.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

const slideIn = keyframes`from { transform: translateX(var(--away, 100%)); }`;
const slideOut = keyframes`to { transform: translateX(var(--away, 100%)); }`;

export const Panel = styled(Content)`
  ${modalPanel}
  inset-block: 0; inset-inline: auto 0;
  z-index: ${token('z-drawer')};
  width: min(${token('layout-drawer-width')}, 100%);
  &:dir(rtl) { --away: -100%; }
  @media (prefers-reduced-motion: no-preference) {
    &[data-state='open'] { animation: ${slideIn} ${token('motion-base')} ${token('motion-enter')}; }
    &[data-state='closed'] { animation: ${slideOut} ${token('motion-fast')} ${token('motion-exit')} forwards; }
  }
  @media (forced-colors: active) { border-inline-start: ${token('line-hairline')} solid; }

  [data-part='head'] {
    display: flex;
    align-items: center;
    min-height: ${token('space-18')};
    padding-block: ${token('space-2')}; padding-inline: ${token('space-10')} 80px;
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  }
  [data-part='title'] { font: 700 1.25rem/1.875rem ${token('font-sans')}; overflow-wrap: anywhere; }
  [data-part='description'] { ${typeStyle('body')} margin-bottom: ${token('space-4')}; }
  [data-part='body'] {
    flex: 1;
    padding: ${token('space-6')} ${token('space-10')};
  }
  [data-part='footer'] {
    padding: ${token('space-4')} ${token('space-10')} calc(${token('space-6')} + env(safe-area-inset-bottom));
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  }
  [data-part='buttons'] { display: flex; gap: ${token('space-3')}; }
  [data-part='buttons'] > * { flex: 1 1 0; min-height: ${token('control-height-lg')}; }
  [data-part='note'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    ${typeStyle('body')}
    color: ${token('text-secondary')};
    a { display: inline-flex; align-items: center; color: ${token('text-link')}; text-decoration: none; }
    ${media.hover} { a:hover { color: ${token('text-link-hover')}; text-decoration: underline; } }
    ${media.coarse} { a { min-height: ${token('control-touch-min')}; } }
  }
  [data-part='buttons'] + [data-part='note'] { margin-top: ${token('space-3')}; }
  & > [data-part='close'] { top: 14px; inset-inline-end: 28px; }

  ${media.mobile} {
    width: 100%;
    box-shadow: none;
    [data-part='head'] {
      min-height: ${token('layout-header-height-mobile')};
      padding-inline: ${token('layout-gutter-mobile')} 60px;
    }
    [data-part='title'] { font-size: 1.125rem; line-height: 1.75rem; }
    [data-part='note'] a { min-height: ${token('control-touch-min')}; }
    [data-part='buttons'] + [data-part='note'] { margin-top: ${token('space-1')}; }
    [data-part='body'], [data-part='footer'] { padding-inline: ${token('layout-gutter-mobile')}; }
    & > [data-part='close'] { top: 6px; inset-inline-end: ${token('space-1')}; }
  }
`;
