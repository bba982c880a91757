import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, stack, text } from '../layout/arrange.ts';

export const Rows = styled.div`
  ${stack({ base: 'space-5', mobile: 'space-4' })}
`;

/** A word at the left, what it is about at the right; one above the other on phones. With `data-rule` it stands between two lines. */
export const Line = styled.div`
  ${columns('64px 1fr')}
  gap: ${token('space-2')} ${token('space-4')};
  align-items: start;
  & > span:first-child { ${text('body', 'text-secondary')} padding-block: 9px; }
  &[data-rule] {
    align-items: center;
    padding-block: ${token('space-4')};
    border-block: ${token('line-hairline')} solid ${token('border-hairline')};
  }
  &[data-rule] > span:first-child { padding-block: 0; }
  output { display: flex; align-items: center; min-height: 44px; }
  ${media.mobile} {
    &:not([data-rule]) { grid-template-columns: minmax(0, 1fr); }
    &:not([data-rule]) > span:first-child { padding-block: 0; }
  }
`;

export const OptionsWaiting = styled.div`
  ${cluster('space-2')}
`;

/** What leads to the comparison, under the packages. */
export const Below = styled.div`
  ${cluster('space-2 space-5')}
  margin-top: ${token('space-2')};
  ${typeStyle('small')}
  a { display: inline-flex; align-items: center; min-height: ${token('space-6')}; color: ${token('text-link')}; text-decoration: none; }
  ${media.hover} { a:hover { color: ${token('text-link-hover')}; text-decoration: underline; } }
  ${media.coarse} { a { min-height: ${token('control-touch-min')}; } }
  ${media.mobile} { a { min-height: ${token('control-touch-min')}; } }
`;
