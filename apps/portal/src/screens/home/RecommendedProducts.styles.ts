import { FinderFrame, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, cluster, inlineRow, responsive, text } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';
import { wholeTarget } from '../../shared/layout/wholeTarget.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  ${responsive('gap', { base: 'layout-gutter', mobile: 'space-8 14px' })}
  ${media.belowDesktop} { grid-template-columns: repeat(2, 1fr); }
`;

export const Frame = styled(FinderFrame)`
  && { display: block; }
`;

export const Picture = styled.span`
  ${centred}
  aspect-ratio: 282 / 228;
  background: ${token('bg-surface')};
  img { width: 85%; max-height: 90%; object-fit: contain; }
`;

export const Name = styled.h3`
  ${responsive('margin-top', { base: 'space-5', mobile: 'space-3' })}
  ${responsive('font-size', { base: '1.0625rem', mobile: '0.9375rem' })}
  font-weight: 600;
  ${responsive('line-height', { base: '1.75rem', mobile: '1.5rem' })}
  a { text-decoration: none; }
  ${wholeTarget}
`;

export const Traits = styled.div`
  ${cluster({ base: 'space-2', mobile: 'space-1' })}
  min-height: 22px;
  margin-top: ${token('space-1')};
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  ${responsive('margin-top', { base: '14px', mobile: 'space-3' })}
  padding-top: ${token('space-3')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
`;

export const Currency = styled.span`
  font: 600 1.25rem/1.75rem ${token('font-figure')};
  ${media.mobile} { font-size: 1.0625rem; }
`;

export const Amount = styled(Currency)`
  font-variant-numeric: tabular-nums;
`;

export const Period = styled.span`
  ${text('small', 'text-tertiary')}
`;

export const Words = styled.span`
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.75rem;
`;

export const More = styled.span`
  ${inlineRow('space-2')}
  ${itemText('text-link')}
  font-weight: 500;
  ${media.mobile} { span { display: none; } }
`;

export const Card = styled.li`
  position: relative;
  ${media.hover} { &:hover ${Name} { color: ${token('text-link')}; } }
`;

export const Empty = styled.div`
  ${centred}
  min-height: 330px;
`;
