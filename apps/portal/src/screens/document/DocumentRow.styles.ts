import { media, rem, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Sheet = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  width: 64px;
  height: 72px;
  border: ${token('line-hairline')} solid ${token('border-default')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-surface')};
  font: 600 ${rem(12)}/${rem(16)} ${token('font-figure')};
  color: ${token('text-secondary')};

  ${media.mobile} {
    width: 52px;
    height: 60px;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token('space-5')};
  align-items: center;
  padding-block: ${token('space-6')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};

  &:first-child {
    padding-top: 0;
  }

  h2 {
    ${typeStyle('h4')}
    color: ${token('text-primary')};
  }

  [data-part='summary'] {
    ${typeStyle('body')}
    color: ${token('text-secondary')};
  }

  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-5')};
    font: 500 ${rem(13)}/${rem(24)} ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }

  [data-part='actions'] {
    display: flex;
    gap: ${token('space-2')};
  }

  &[data-shown] {
    h2 {
      color: ${token('text-link')};
    }
    ${Sheet} {
      border-color: ${token('action-primary-bg')};
      background: ${token('bg-selected')};
      color: ${token('text-link')};
    }
  }

  ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space-3')} ${token('space-4')};
    align-items: start;
    padding-block: ${token('space-4')};

    [data-part='actions'] {
      grid-column: 2;
      gap: ${token('space-3')};
    }
    [data-part='actions'] > * {
      flex: 1;
      min-height: ${token('control-touch-min')};
    }
  }
`;
