import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Row = styled.li`
  display: grid;
  gap: ${token('space-1')};
  padding: ${token('space-5')} 0;
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  overflow-wrap: anywhere;

  [data-part='head'] {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${token('space-4')};
  }

  [data-part='head'] > span {
    flex: none;
  }

  h3 {
    ${typeStyle('body')}
    font-size: 1rem;
    font-weight: 600;
    white-space: pre-line;
  }

  [data-part='handling'] {
    ${typeStyle('body')}
    color: ${token('text-secondary')};
    white-space: pre-line;
  }

  [data-part='marks'] {
    ${typeStyle('caption')}
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-1')} ${token('space-5')};
    color: ${token('text-tertiary')};
  }

  [data-part='number'] {
    font-family: ${token('font-code')};
    font-variant-ligatures: none;
  }

  time {
    font-family: ${token('font-figure')};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    color: ${token('text-secondary')};
  }

  ${media.mobile} {
    padding: ${token('space-4')} 0;
  }
`;

export const Rest = styled.div`
  padding-top: ${token('space-6')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
`;
