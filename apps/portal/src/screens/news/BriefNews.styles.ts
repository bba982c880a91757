import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, columns, row } from '../../shared/layout/arrange.ts';
import { hoverColour, lineClamp } from '../../shared/layout/looks.ts';
import { wholeTarget } from '../../shared/layout/wholeTarget.ts';
import { Heading as BareHeading } from './AsideList.styles.ts';

export const Heading = styled(BareHeading)`
  &[data-size='lg'] { padding-bottom: ${token('space-4')}; border-bottom: 0; font-size: 1.125rem; }
`;

export const List = styled.ul`
  &[data-size='lg'] { ${columns(2)} gap: ${token('space-6')}; }
  ${media.mobile} { &[data-size='lg'] { grid-template-columns: minmax(0, 1fr); gap: ${token('space-4')}; } }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Title = styled.h3`
  ${typeStyle('body')}
  font-weight: 600;
  overflow-wrap: anywhere;
  a { ${lineClamp(3)} color: ${token('text-primary')}; text-decoration: none; }
  ${wholeTarget}
`;

export const Row = styled.li`
  position: relative;
  ${row('space-4')}
  [data-size='sm'] > & { padding-block: ${token('space-3')}; border-bottom: ${token('line-hairline')} solid ${token('border-hairline')}; }
  [data-size='sm'] > &:last-child { border-bottom: 0; }
  ${hoverColour('&:hover a', 'text-link')}
`;

/** The ground of the drawing. */
export const Frame = styled.div`
  ${centred}
  flex: none;
  width: 88px;
  height: 68px;
  background: ${token('bg-paper')};
  img { width: 80px; }
  [data-size='lg'] & {
    width: 136px;
    height: 104px;
    img { width: 120px; }
  }
  ${media.mobile} {
    [data-size='lg'] & {
      width: 104px;
      height: 80px;
      img { width: 92px; }
    }
  }
`;
