import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns } from '../../shared/layout/arrange.ts';
import { codeFace, figureFace } from '../../shared/layout/looks.ts';

export const Block = styled.section`
  & + & { margin-top: ${token('space-8')}; }
  & > h3 { margin-bottom: ${token('space-4')}; ${typeStyle('h4')} }
`;

/* Facts stand in two columns with hairlines; each pair keeps its label at the left. */
export const FactRows = styled.dl`
  ${columns({ base: 2, mobile: 1 })}
  column-gap: ${token('space-10')};
  ${typeStyle('body')}
  & > div {
    ${columns('96px 1fr')}
    align-items: baseline;
    margin-top: -1px;
    padding: 11px 0;
    border-block: 1px solid ${token('border-hairline')};
  }
  & > div[data-wide] { grid-column: 1 / -1; }
  dt { color: ${token('text-tertiary')}; }
  dd { min-width: 0; overflow-wrap: anywhere; }
  dd[data-face='code'] { ${codeFace} }
  dd[data-face='figure'] { ${figureFace} font-size: 0.9375rem; font-weight: 500; }
`;
