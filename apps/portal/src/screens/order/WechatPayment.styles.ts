import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, cluster, square, text } from '../../shared/layout/arrange.ts';

export const Columns = styled.div`
  ${cluster('space-8 space-12')}
  align-items: center;
  padding: ${token('space-4')} ${token('space-2')};
  [data-for='phone'] { display: none; }
  [data-for='wide'] { display: block; }
  ${media.mobile} {
    flex-direction: column;
    [data-for='phone'] { display: block; }
    [data-for='wide'] { display: none; }
  }
`;

export const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  min-width: 0;
  > p { ${text('body', 'text-secondary')} }
  ${media.mobile} { width: 100%; }
`;

/** On phones the code is saved in the first row, and the rest shares the next. */
export const Buttons = styled.div`
  ${cluster('space-3')}
  align-items: center;
  && > [data-for='phone'] { display: none; }
  ${media.mobile} {
    width: 100%;
    > * { flex: 1; }
    && > [data-for='phone'] { display: inline-flex; flex: 1 0 100%; }
  }
`;

/** Keeps the place of the code while it is on its way. */
export const CodePlace = styled.div`
  ${centred}
  ${square('224px')}
`;
