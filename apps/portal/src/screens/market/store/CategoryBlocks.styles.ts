import { media, token } from '@lima-id/ui';
import { CardGrid } from '@lima-id/ui/identity';
import { styled } from 'styled-components';
import { columns, responsive, square, text } from '../../../shared/layout/arrange.ts';

/** The category on ink at the left, its apps at the right. */
export const Content = styled.div`
  ${columns({ base: '276px 1fr', belowDesktop: 1 })}
  ${responsive('gap', { base: 'layout-gutter', belowDesktop: 'space-3' })}
`;

export const Plate = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-6')};
  min-width: 0;
  min-height: 292px;
  padding: ${token('space-7')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-ink')};
  ${text('small', 'text-on-ink-secondary')}
  overflow-wrap: anywhere;
  strong { display: block; margin-bottom: ${token('space-1')}; ${text('h3', 'text-on-ink-primary')} }
  img { flex: none; ${square({ base: '84px', belowDesktop: '52px' })} }
  ${media.belowDesktop} {
    flex-direction: row-reverse;
    align-items: center;
    justify-content: flex-end;
    gap: ${token('space-4')};
    min-height: 120px;
    padding: ${token('space-5')};
  }
  &[data-waiting] { background: ${token('bg-sunken')}; }
`;

export const Apps = styled(CardGrid)`
  align-content: start;
  && { ${responsive('row-gap', { base: 'space-4', mobile: 'space-3' })} }
`;

/** As high as a card with its picture at the side. */
export const WaitingApp = styled.li`
  ${responsive('height', { base: '138px', mobile: '98px' })}
  border-radius: ${token('radius-card')};
  background: ${token('bg-sunken')};
`;

/** Blocks that are still to come, one below the other. */
export const Following = styled.div`
  ${responsive('margin-top', { base: 'space-18', mobile: 'space-14' })}
`;
