import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};

  ${media.mobile} {
    gap: ${token('space-4')};
  }
`;

/** A word at the left, what it is about at the right; one above the other on phones. With `data-rule` it stands between two lines. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-4')};
  align-items: start;

  & > span:first-child {
    ${typeStyle('body')}
    padding-block: 9px;
    color: ${token('text-secondary')};
  }

  &[data-rule] {
    align-items: center;
    padding-block: ${token('space-4')};
    border-block: ${token('line-hairline')} solid ${token('border-hairline')};
  }

  &[data-rule] > span:first-child {
    padding-block: 0;
  }

  output {
    display: flex;
    align-items: center;
    min-height: 44px;
  }

  ${media.mobile} {
    &:not([data-rule]) {
      grid-template-columns: minmax(0, 1fr);
    }

    &:not([data-rule]) > span:first-child {
      padding-block: 0;
    }
  }
`;

export const OptionsWaiting = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

/** What leads to the comparison, under the packages. */
export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-5')};
  margin-top: ${token('space-2')};
  ${typeStyle('small')}

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('space-6')};
    color: ${token('text-link')};
    text-decoration: none;
  }

  ${media.hover} {
    a:hover {
      color: ${token('text-link-hover')};
      text-decoration: underline;
    }
  }

  ${media.coarse} {
    a {
      min-height: ${token('control-touch-min')};
    }
  }

  ${media.mobile} {
    a {
      min-height: ${token('control-touch-min')};
    }
  }
`;
