'use client';
import { Content } from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { modalPanel, vanish } from '../Modal/Modal.styles.ts';
import { viewHeight } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const slideUp = keyframes`from { transform: translateY(100%); }`;
const slideDown = keyframes`to { transform: translateY(100%); }`;

export const Panel = styled(Content)`
  ${modalPanel}
  inset: 0;
  z-index: ${token('z-dialog')};
  width: min(var(--dialog-width), calc(100% - 2 * ${token('layout-tablet-margin')}));
  height: fit-content;
  max-height: calc(${viewHeight} - 2 * ${token('space-10')});
  ${media.low} { max-height: calc(${viewHeight} - 2 * ${token('space-2')}); }
  margin: auto;
  border-radius: ${token('radius-dialog')};
  @media (prefers-reduced-motion: no-preference) {
    &[data-state='open'] { animation: ${rise} ${token('motion-base')} ${token('motion-enter')}; }
    &[data-state='closed'] { animation: ${vanish} ${token('motion-fast')} ${token('motion-exit')} forwards; }
  }
  ${media.mobile} {
    width: 100%;
    max-height: calc(${viewHeight} - ${token('layout-header-height-mobile')});
    ${media.low} { max-height: ${viewHeight}; }
    margin: auto 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: ${token('radius-dialog')} ${token('radius-dialog')} 0 0;
    @media (prefers-reduced-motion: no-preference) {
      &[data-state='open'] { animation-name: ${slideUp}; }
      &[data-state='closed'] { animation-name: ${slideDown}; }
    }
  }

  [data-part='head'] { padding-block: 20px 0; padding-inline: ${token('space-6')} 64px; }
  [data-part='title'] { font: 700 1.125rem/1.75rem ${token('font-sans')}; }
  [data-part='description'] { ${typeStyle('body')} margin-top: ${token('space-2')}; }
  [data-part='body'] { padding: ${token('space-4')} ${token('space-6')} ${token('space-6')}; }
  [data-part='footer'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${token('space-3')};
    padding: 0 ${token('space-6')} ${token('space-6')};
  }
  & > [data-part='close'] { top: 12px; inset-inline-end: 12px; }
  ${media.mobile} {
    [data-part='head'] { padding-inline: ${token('layout-gutter-mobile')} 60px; }
    [data-part='body'], [data-part='footer'] { padding-inline: ${token('layout-gutter-mobile')}; }
    [data-part='footer'] > * { flex: 1 1 0; min-height: ${token('control-height-lg')}; }
  }
`;
