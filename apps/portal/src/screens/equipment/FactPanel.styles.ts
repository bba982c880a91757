import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns } from '../../shared/layout/arrange.ts';
import { figureFace } from '../../shared/layout/looks.ts';

export const Facts = styled.dl`
  ${columns({ base: 2, mobile: 1 })}
  column-gap: ${token('space-10')};
  ${typeStyle('body')}
  & > div {
    display: grid;
    grid-template-columns: 6em minmax(0, 1fr);
    align-items: baseline;
    column-gap: ${token('space-3')};
    padding-block: ${token('space-3')};
    border-top: 1px solid ${token('border-hairline')};
  }
  dt { color: ${token('text-tertiary')}; }
  dd { color: ${token('text-primary')}; overflow-wrap: anywhere; }
  dd[data-face='figure'] { ${figureFace} font-weight: 500; font-size: 1rem; }
`;
