import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive, row } from '../../../shared/layout/arrange.ts';
import { bannerHeight } from './BannerShow.styles.ts';

/** The head of the page, on paper. */
export const Ground = styled.div`
  ${responsive('padding-block', { base: 'space-8 space-14', mobile: 'space-5 space-8' })}
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-paper')};
`;

export const Title = styled.div`
  ${row('space-6')}
  justify-content: space-between;
  margin-bottom: ${token('space-6')};
  h1 { flex: none; ${typeStyle('title')} }
  ${media.mobile} { flex-direction: column; align-items: stretch; gap: ${token('space-3')}; margin-bottom: ${token('space-4')}; }
`;

/** Categories, banner and two small cards beside each other; on tablets the cards below, on phones the banner first and no cards. */
export const Entrance = styled.div`
  ${columns({ base: '240px 1fr 240px', tablet: '220px 1fr', mobile: 1 })}
  grid-template-areas: 'categories banner cards';
  gap: ${token('space-4')};
  > :nth-child(1) { grid-area: categories; }
  > :nth-child(2) { grid-area: banner; }
  > :nth-child(3) { grid-area: cards; display: flex; flex-direction: column; gap: ${token('space-4')}; min-width: 0; }
  ${media.tablet} {
    grid-template-areas: 'categories banner' 'cards cards';
    > :nth-child(3) { flex-direction: row; }
  }
  ${media.mobile} {
    grid-template-areas: 'banner' 'categories';
    /* The categories arrive before the banner, which stands above them. */
    grid-template-rows: minmax(${bannerHeight.mobile}, auto) auto;
    > :nth-child(3) { display: none; }
  }
`;

export const Blocks = styled.div`
  display: grid;
  ${responsive('gap', { base: 'space-18', mobile: 'space-14' })}
  ${responsive('padding-block', { base: 'space-14 layout-section-y', mobile: 'space-14 space-12' })}
  > * { min-width: 0; }
`;
