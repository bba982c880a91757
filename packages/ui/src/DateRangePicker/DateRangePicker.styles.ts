import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { anchoredPanel } from '../hooks/anchoredPanel.styles.ts';
import { media } from '../tokens/media.ts';
import { fieldFocus } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

/** Two inputs in one box. */
export const Box = styled.div`
  ${control}
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  max-width: 360px;
  height: ${token('control-height-md')};
  padding-inline-end: ${token('space-10')};
  &:focus-within { ${fieldFocus} }
  &[data-failed] { border-color: ${token('border-error')}; }
  &[data-disabled] { background: ${token('bg-sunken')}; border-color: ${token('border-default')}; color: ${token('text-disabled')}; }
  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    font-variant-numeric: tabular-nums;
    color: inherit;
    text-align: center;
    text-overflow: ellipsis;
    outline: none;
  }
  input:focus-visible { box-shadow: inset 0 -2px 0 ${token('border-focus')}; }
  input::placeholder { color: ${token('text-placeholder')}; opacity: 1; }
  [data-part='until'] { flex: none; padding-inline: ${token('space-2')}; color: ${token('text-tertiary')}; }
`;

export const Panel = styled.div.attrs({ role: 'dialog', popover: 'manual' })`
  ${anchoredPanel}
  padding: ${token('space-3')};
  [data-part='months'] { display: flex; gap: ${token('space-6')}; }
  [data-part='hint'] {
    display: block;
    min-height: 24px;
    margin-top: ${token('space-2')};
    padding-top: ${token('space-2')};
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
    font-size: 0.8125rem;
    line-height: 1.375rem;
    color: ${token('text-secondary')};
  }
  [data-part='hint'][data-failed] { color: ${token('text-danger')}; }
  ${media.mobile} { [data-part='months'] > :last-child { display: none; } }
`;
