import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, inlineRow, text } from '../layout/arrange.ts';
import { plainFieldset } from '../layout/looks.ts';

export const Group = styled.fieldset`
  display: grid;
  gap: ${token('space-2')};
  ${plainFieldset}
  legend { padding: 0; margin-bottom: ${token('space-1')}; font-size: 0.875rem; font-weight: 500; line-height: 1.5rem; }
`;

export const Head = styled.div`
  ${cluster('space-2 space-3')}
  align-items: center;
  p { ${text('caption', 'text-tertiary')} }
`;

export const Chips = styled.ul`
  ${cluster('space-2')}
  min-width: 0;
  button {
    ${inlineRow('space-2')}
    min-height: 28px;
    padding: 2px 10px;
    border: ${token('line-hairline')} solid ${token('color-primary-200')};
    border-radius: ${token('radius-control')};
    background: ${token('bg-selected')};
    ${text('small', 'color-primary-700')}
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    ${media.hover} { &:hover { border-color: ${token('color-primary-600')}; } }
    ${media.coarse} { min-height: ${token('control-touch-min')}; }
    ${media.mobile} { min-height: ${token('control-touch-min')}; }
  }
  svg { flex: none; }
`;

const box = `
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-control')};
`;

export const List = styled.div`
  ${box}
  display: grid;
  gap: ${token('space-3')};
  max-height: 240px;
  padding: ${token('space-3')} ${token('space-4')};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.low} { max-height: none; overflow-y: visible; }
`;

export const GroupTitle = styled.h3`
  ${text('caption', 'text-tertiary')}
  margin-bottom: ${token('space-1')};
  font-weight: 500;
`;

export const Options = styled.div`
  ${columns(2)}
  gap: ${token('space-2')} ${token('space-4')};
  ${media.coarse} { row-gap: 0; }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); }
`;

export const Note = styled.div`
  ${box}
  ${text('caption', 'text-tertiary')}
  ${cluster('space-2')}
  align-items: center;
  min-height: 44px;
  padding: ${token('space-2')} ${token('space-4')};
`;
