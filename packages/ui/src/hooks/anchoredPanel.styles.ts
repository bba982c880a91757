import { token } from '../tokens/token.ts';

/** Styles of a panel positioned by `useAnchoredPanel`. */
export const anchoredPanel = `
  position: fixed;
  inset: var(--panel-top, 0) auto auto var(--panel-left, 0);
  z-index: ${token('z-dropdown')};
  min-width: min(var(--anchor-width, 0px), 100vw - 16px);
  max-width: calc(100vw - 16px);
  max-height: var(--panel-room, none);
  margin: 0;
  padding: ${token('space-1')};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${token('bg-raised')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  box-shadow: ${token('shadow-md')};
  color: ${token('text-primary')};
`;

/** Styles of an option in such a panel. */
export const panelRow = `
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: 36px;
  padding: 6px ${token('space-3')};
  border-radius: ${token('radius-control')};
  font-size: 0.875rem;
  line-height: 1.5rem;
  cursor: pointer;
`;
