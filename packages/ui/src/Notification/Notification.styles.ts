import { keyframes, styled } from 'styled-components';
import { viewHeight } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

const enter = keyframes`from { opacity: 0; transform: translateX(var(--away, 16px)); }`;

/** In a panel it is a popover, which has frame and ground of the browser unless they are taken away. */
export const Viewport = styled.div`
  position: fixed;
  inset-block: calc(${token('layout-header-height')} + ${token('space-4')}) auto; inset-inline: auto ${token('space-6')};
  z-index: ${token('z-notification')};
  display: grid;
  gap: ${token('space-3')};
  width: min(400px, calc(100% - 2 * ${token('space-4')}));
  margin: 0;
  padding: 0;
  overflow: visible;
  background: none;
  border: 0;
  color: inherit;
  pointer-events: none;
  ${media.mobile} {
    inset: calc(${token('layout-header-height-mobile')} + ${token('space-2')}) ${token('space-4')} auto;
    width: auto;
  }
  /* The header does not stay in sight. A long text scrolls. */
  ${media.low} {
    top: ${token('space-2')};
    max-height: calc(${viewHeight} - 2 * ${token('space-2')});
    overflow: auto;
  }
`;

export const Notice = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-4')};
  padding: ${token('space-4')} ${token('space-5')};
  background: ${token('bg-raised')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  box-shadow: ${token('shadow-md')};
  pointer-events: auto;
  &:dir(rtl) { --away: -16px; }
  /* Without its role it has been shown before, elsewhere. */
  @media (prefers-reduced-motion: no-preference) { &[role] { animation: ${enter} ${token('motion-base')} ${token('motion-enter')}; } }

  & > svg { flex: none; margin-top: 2px; color: ${token('text-link')}; }
  &[data-tone='success'] > svg { color: ${token('text-success')}; }
  &[data-tone='warning'] > svg { color: ${token('text-warning')}; }
  &[data-tone='danger'] > svg { color: ${token('text-danger')}; }

  [data-part='words'] { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  /* Stronger than the title of a dialog or side panel that it is in, and than the styles of one that extends them. */
  &&& [data-part='title'] { font: 600 0.9375rem/1.5rem ${token('font-sans')}; color: ${token('text-primary')}; }
  [data-part='text'] { ${typeStyle('small')} color: ${token('text-secondary')}; }
  [data-part='text'] a { color: ${token('text-link')}; }
  [data-part='close'] {
    width: ${token('control-height-sm')};
    height: ${token('control-height-sm')};
    margin-block: -4px 0; margin-inline: 0 -7px;
    color: ${token('text-secondary')};
    &:focus-visible { outline-offset: 2px; }
  }
  ${media.mobile} {
    gap: ${token('space-3')};
    [data-part='close'] { width: ${token('control-touch-min')}; height: ${token('control-touch-min')}; margin-block: -10px; margin-inline: 0 -14px; }
  }
  ${media.coarse} {
    [data-part='close'] { width: ${token('control-touch-min')}; height: ${token('control-touch-min')}; margin-block: -10px; margin-inline: 0 -14px; }
  }
`;
