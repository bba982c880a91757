import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, responsive, row, text } from '../../../shared/layout/arrange.ts';
import { ellipsis } from '../../../shared/layout/looks.ts';

export const Root = styled.section`
  min-width: 0;
  &:focus-visible { outline: 0; }
`;

/** A heading with a few words at its side, and a link at the far end. */
export const Head = styled.div`
  ${row('space-3')}
  min-height: 34px;
  margin-bottom: ${token('space-7')};
  h2 { ${responsive('flex', { base: 'none', mobile: '0 1 auto' })} max-width: 100%; ${typeStyle('block')} overflow-wrap: anywhere; }
  /* Of the words as much as there is room for. */
  > p { flex: 1; min-width: 0; padding-top: ${token('space-1')}; ${text('body', 'text-tertiary')} ${ellipsis} }
  > a { margin-left: auto; }
  ${media.mobile} {
    margin-bottom: ${token('space-4')};
    > p { font-size: 0.8125rem; }
  }
`;

/** Room for what has come to nothing, as much as cards would take. */
export const Notice = styled.div`
  ${centred}
  min-height: 292px;
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
`;
