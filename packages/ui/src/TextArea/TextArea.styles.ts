import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { token } from '../tokens/token.ts';
import { typedSize } from '../tokens/typedSize.ts';

/** Auto-growing: an invisible copy of the text in the same grid cell determines the height. */
export const Sizer = styled.div`
  position: relative;
  display: grid;
  &::after {
    content: attr(data-text) ' ';
    grid-area: 1 / 1;
    min-height: calc(var(--text-area-min) * 22px + 40px);
    max-height: calc(var(--text-area-max) * 22px + 40px);
    padding: 8px 12px 32px;
    overflow: hidden;
    visibility: hidden;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-size: 0.875rem;
    line-height: 1.375rem;
    ${typedSize}
  }
`;

export const Area = styled.textarea`
  ${control}
  grid-area: 1 / 1;
  padding: 8px 11px 31px;
  resize: none;
  overflow-wrap: anywhere;
  font-family: inherit;
`;

export const Counter = styled.span`
  position: absolute;
  inset-inline-end: 12px;
  bottom: 6px;
  padding-inline-start: ${token('space-2')};
  background: inherit;
  font: 400 0.75rem/1.25rem ${token('font-figure')};
  color: ${token('text-tertiary')};
  pointer-events: none;
  &[data-over] { color: ${token('text-danger')}; }
`;
