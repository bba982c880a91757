import { styled } from 'styled-components';
import { anchoredPanel, panelRow } from '../hooks/anchoredPanel.styles.ts';
import { media } from '../tokens/media.ts';
import { quietRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

/** Height in px up to which a menu grows before it scrolls. */
const mostPx = 480;

/** A panel with rows: of a menu, and of a submenu beside it. */
export const Panel = styled.div.attrs({ role: 'menu', popover: 'manual', tabIndex: -1 })`
  ${anchoredPanel}
  width: max-content;
  min-width: min(160px, 100vw - 16px);
  max-width: min(320px, 100vw - 16px);
  max-height: min(${mostPx}px, var(--panel-room, ${mostPx}px));
  ${typeStyle('body')}
  font-weight: 400;
  text-align: start;
  white-space: normal;
  &:focus-visible { outline: none; box-shadow: ${token('shadow-md')}; }

  hr { margin: ${token('space-1')} 0; border: 0; border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
  /* Entries are often left out by a condition, and their lines stay behind. */
  hr:is(:first-child, :last-child), hr + hr { display: none; }
  [data-part='heading'] {
    padding: 6px ${token('space-3')} 2px;
    font-weight: 400;
    font-size: 0.75rem;
    line-height: 1.25rem;
    color: ${token('text-tertiary')};
  }
`;

/** A submenu on a phone: below its row, in the same panel. */
export const Unfolded = styled.div.attrs({ role: 'menu' })`
  margin-inline-start: ${token('space-5')};
  padding-inline-start: ${token('space-1')};
  border-inline-start: ${token('line-hairline')} solid ${token('border-default')};
`;

export const Row = styled.div.attrs({ tabIndex: -1 })`
  ${panelRow}
  align-items: flex-start;
  font-weight: 400;
  color: ${token('text-primary')};
  text-decoration: none;
  -webkit-user-select: none;
  user-select: none;
  [role='menu'][data-size='sm'] & { font-size: 0.8125rem; }
  ${media.coarse} { min-height: ${token('control-touch-min')}; padding-block: 10px; }

  /* As high as a line of the label, so that they stand in the middle of its first one. */
  [data-part='mark'], [data-part='keys'], & > svg { flex: none; height: 1lh; color: ${token('text-secondary')}; }
  [data-part='mark'] {
    display: grid;
    place-items: center;
    width: 16px;
    svg { width: 16px; height: 16px; }
  }
  [data-part='label'] { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  &[aria-checked='true'] [data-part='mark'] { color: ${token('text-link')}; }
  [data-part='dot'] {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
    @media (forced-colors: active) { background: CanvasText; }
  }
  [data-part='keys'] { display: flex; align-items: center; gap: 2px; margin-inline-start: ${token('space-6')}; ${media.coarse} { display: none; } }
  kbd {
    min-width: 20px;
    padding: 0 5px;
    border: ${token('line-hairline')} solid ${token('border-strong')};
    border-bottom-width: 2px;
    border-radius: ${token('radius-control')};
    background: ${token('bg-surface')};
    font: 500 0.75rem/1.0625rem ${token('font-figure')};
    text-align: center;
    color: inherit;
  }
  & > svg { margin-inline-end: -4px; }

  &:focus, &[aria-expanded='true'] { outline: none; box-shadow: none; background: ${token('bg-hover')}; }
  &:focus-visible { outline: 2px solid ${token('border-focus')}; outline-offset: -2px; }
  ${quietRing}
  &[data-tone='danger'] {
    color: ${token('text-danger')};
    [data-part='mark'] { color: inherit; }
    &:focus { background: ${token('color-danger-50')}; color: ${token('color-danger-700')}; }
  }
  &[aria-disabled='true'] {
    color: ${token('text-disabled')};
    cursor: not-allowed;
    &:focus { background: ${token('bg-hover')}; }
    [data-part='mark'] { color: inherit; }
  }
  @media (forced-colors: active) {
    &:focus { outline: 2px solid Highlight; outline-offset: -2px; }
    &[aria-disabled='true'] { color: GrayText; }
  }
`;
