import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { onInk, row } from '../layout/arrange.ts';
import { itemText } from '../layout/looks.ts';

/** The end of a page on ink: what can be done now. */
export const Card = styled.section`
  ${row('space-8')}
  justify-content: space-between;
  margin-block: ${token('space-16')} ${token('space-24')};
  padding: ${token('space-10')} ${token('space-12')};
  border-radius: ${token('radius-card')};
  ${onInk}
  @media print { display: none; }
  ${media.mobile} {
    flex-direction: column;
    gap: ${token('space-5')};
    align-items: stretch;
    margin-block: ${token('space-10')} ${token('space-14')};
    padding: ${token('space-6')} ${token('space-5')};
  }
`;

export const Title = styled.h2`
  ${typeStyle('block')}
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  ${itemText('text-on-ink-secondary')}
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space-3')};
  > [data-variant='primary'] { background: ${token('action-on-ink-bg')}; color: ${token('action-on-ink-text')}; }
  ${media.hover} { > [data-variant='primary']:hover { background: ${token('color-ink-150')}; } }
  > [data-variant='primary']:active { background: ${token('color-ink-200')}; }
  ${media.mobile} { > * { flex: 1 1 0; } }
`;
