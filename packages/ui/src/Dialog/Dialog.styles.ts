import { Content, Overlay } from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

const appear = keyframes`from { opacity: 0; }`;
const vanish = keyframes`to { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const slideUp = keyframes`from { transform: translateY(100%); }`;
const slideDown = keyframes`to { transform: translateY(100%); }`;

export const Scrim = styled(Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${token('z-scrim')};
  background: ${token('bg-scrim')};
  @media (prefers-reduced-motion: no-preference) {
    &[data-state='open'] { animation: ${appear} ${token('motion-base')} ${token('motion-enter')}; }
    &[data-state='closed'] { animation: ${vanish} ${token('motion-fast')} ${token('motion-exit')} forwards; }
  }
`;

export const Panel = styled(Content)`
  position: fixed;
  inset: 0;
  z-index: ${token('z-dialog')};
  display: flex;
  flex-direction: column;
  width: min(var(--dialog-width), calc(100% - 2 * ${token('layout-tablet-margin')}));
  height: fit-content;
  max-height: calc(100dvh - 2 * ${token('space-10')});
  margin: auto;
  background: ${token('bg-surface')};
  border-radius: ${token('radius-dialog')};
  box-shadow: ${token('shadow-lg')};
  outline: none;
  @media (prefers-reduced-motion: no-preference) {
    &[data-state='open'] { animation: ${rise} ${token('motion-base')} ${token('motion-enter')}; }
    &[data-state='closed'] { animation: ${vanish} ${token('motion-fast')} ${token('motion-exit')} forwards; }
  }
  ${media.mobile} {
    width: 100%;
    max-height: calc(100dvh - ${token('layout-header-height-mobile')});
    margin: auto 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: ${token('radius-dialog')} ${token('radius-dialog')} 0 0;
    @media (prefers-reduced-motion: no-preference) {
      &[data-state='open'] { animation-name: ${slideUp}; }
      &[data-state='closed'] { animation-name: ${slideDown}; }
    }
  }

  [data-part='head'] { flex: none; padding: 20px 64px 0 ${token('space-6')}; }
  [data-part='title'] { font: 700 1.125rem/1.75rem ${token('font-sans')}; color: ${token('text-primary')}; }
  [data-part='description'] { ${typeStyle('body')} margin-top: ${token('space-2')}; color: ${token('text-secondary')}; }
  [data-part='body'] {
    min-height: 0;
    padding: ${token('space-4')} ${token('space-6')} ${token('space-6')};
    overflow-y: auto;
    overscroll-behavior: contain;
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  [data-part='footer'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${token('space-3')};
    padding: 0 ${token('space-6')} ${token('space-6')};
  }
  ${media.mobile} {
    [data-part='head'] { padding-inline: ${token('layout-gutter-mobile')} 60px; }
    [data-part='body'], [data-part='footer'] { padding-inline: ${token('layout-gutter-mobile')}; }
    [data-part='footer'] > * { flex: 1 1 0; min-height: ${token('control-height-lg')}; }
  }
`;

export const CloseButton = styled.button`
  position: absolute;
  top: 12px;
  right: 12px;
  display: grid;
  place-items: center;
  width: ${token('control-touch-min')};
  height: ${token('control-touch-min')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('text-primary')};
  cursor: pointer;
  ${media.hover} { &:hover { background: ${token('bg-hover')}; } }
  &:focus-visible { ${focusRing} outline-offset: -2px; }
`;
