import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { anchoredPanel } from '../hooks/anchoredPanel.styles.ts';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

/** The box of a field with a button inside at its end. */
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

export const OpenButton = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: ${token('space-10')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('text-secondary')};
  cursor: pointer;
  &:disabled { color: ${token('text-disabled')}; cursor: not-allowed; }
  &:focus-visible { ${focusRing} outline-offset: -4px; box-shadow: none; }
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
