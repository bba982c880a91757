import { typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, row, stack } from '../../shared/layout/arrange.ts';

/** Apps below the result: their head in one line, with room above it. */
export const Recommendation = styled.section`
  ${stack({ base: 'space-6', mobile: 'space-4' })}
  ${responsive('padding-top', { base: 'space-10', mobile: 'space-6' })}
  [data-part='head'] { ${row('space-4')} justify-content: space-between; }
  h2 { ${typeStyle('title')} }
`;
