import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';
import { Section } from '../../shared/layout/Section.styles.ts';
import { HairlineGrid } from '../../shared/page/HairlineGrid.styles.ts';

/* The card that follows brings its own distance. */
export const Band = styled(Section)`
  && { ${responsive('padding-bottom', { base: 'space-8', mobile: 'space-4' })} }
`;

export const Grid = styled(HairlineGrid)`
  ${media.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.mobile} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const Cell = styled.li`
  padding: 38px ${token('space-8')} 36px;
  > img { display: block; margin-bottom: ${token('space-5')}; }
  ${media.mobile} {
    padding: ${token('space-5')} ${token('space-4')};
    > img { width: 54px; margin-bottom: ${token('space-4')}; }
  }
`;

export const Title = styled.h3`
  ${typeStyle('h3')}
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  ${itemText('text-secondary')}
  ${media.mobile} { font-size: 0.8125rem; line-height: 1.375rem; }
`;
