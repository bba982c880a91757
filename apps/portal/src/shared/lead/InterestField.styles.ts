import { focusRing, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-bottom: ${token('space-1')};
    font-size: 0.875rem;
    font-weight: 500;
    line-height: 1.5rem;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};

  p {
    ${typeStyle('caption')}
    color: ${token('text-tertiary')};
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  min-width: 0;

  button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
    min-height: 28px;
    padding: 2px 10px;
    border: ${token('line-hairline')} solid ${token('color-primary-200')};
    border-radius: ${token('radius-control')};
    background: ${token('bg-selected')};
    font-size: 0.8125rem;
    line-height: 1.375rem;
    color: ${token('color-primary-700')};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:focus-visible { ${focusRing} }
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
`;

export const GroupTitle = styled.h3`
  ${typeStyle('caption')}
  margin-bottom: ${token('space-1')};
  font-weight: 500;
  color: ${token('text-tertiary')};
`;

export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-2')} ${token('space-4')};

  ${media.coarse} { row-gap: 0; }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); }
`;

export const Note = styled.div`
  ${box}
  ${typeStyle('caption')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  min-height: 44px;
  padding: ${token('space-2')} ${token('space-4')};
  color: ${token('text-tertiary')};
`;
