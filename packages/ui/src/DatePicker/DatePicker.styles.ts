import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { anchoredPanel } from '../hooks/anchoredPanel.styles.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

/** The box of a field with a trailing button inside. */
export const Box = styled.div`
  position: relative;
  display: flex;
`;

export const Input = styled.input`
  ${control}
  height: ${token('control-height-md')};
  padding-inline-end: ${token('space-10')};
  font-variant-numeric: tabular-nums;
  &[data-size='lg'] { height: ${token('control-height-lg')}; }
`;

export const OpenButton = styled(IconButton).attrs({ 'data-hover': 'none' })`
  position: absolute;
  inset-block: 0; inset-inline: auto 0;
  width: ${token('space-10')};
  height: auto;
  color: ${token('text-secondary')};
  &:disabled { color: ${token('text-disabled')}; }
  &:focus-visible { outline-offset: -4px; box-shadow: none; }
  ${media.coarse} { width: ${token('control-touch-min')}; }
`;

export const Panel = styled.div.attrs({ role: 'dialog', popover: 'manual' })`
  ${anchoredPanel}
  padding: ${token('space-3')};
  [data-part='foot'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')};
    margin-top: ${token('space-2')};
    padding-top: ${token('space-2')};
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
    font-size: 0.875rem;
    line-height: 1.5rem;
  }
  [data-part='foot'] label { display: flex; align-items: center; gap: ${token('space-2')}; }
  [data-part='foot'] input { ${control} width: 80px; height: ${token('control-height-sm')}; }
`;
