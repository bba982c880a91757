import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Section = styled.section`
  padding-block: ${token('layout-section-y')};
  padding-inline: max(${token('layout-tablet-margin')}, calc((100% - ${token('layout-content')}) / 2));
  scroll-margin-top: ${token('layout-header-height')};
  &[data-ground='sunken'] { background: ${token('bg-paper')}; }
  &[data-ground='ink'] { background: ${token('bg-ink')}; }
  ${media.mobile} {
    padding-block: ${token('layout-section-y-mobile')};
    padding-inline: ${token('layout-gutter-mobile')};
    scroll-margin-top: ${token('layout-header-height-mobile')};
  }
`;

export const Opening = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: ${token('space-12')};
  align-items: center;
  padding-block: ${token('space-16')};
  background: ${token('bg-paper')};
  h1 { ${typeStyle('h1')} }
  [data-part='lead'] {
    margin-block: ${token('space-4')} ${token('space-10')};
    ${typeStyle('body')}
    color: ${token('text-secondary')};
  }
  [data-part='drawing'] { width: 100%; }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    [data-part='drawing'] { display: none; }
  }
`;

export const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${token('space-12')};
  margin-top: ${token('space-12')};
  [data-part='maker'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-3')};
    align-items: center;
    margin-bottom: ${token('space-5')};
    ${typeStyle('h4')}
  }
  [data-part='more'] { margin-top: ${token('space-6')}; }
  ${media.belowDesktop} { grid-template-columns: minmax(0, 1fr); }
`;

export const Asking = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: ${token('space-12')};
  form { display: grid; gap: ${token('space-5')}; justify-items: start; }
  form > * { width: 100%; }
  form > button { width: auto; }
  aside p { margin-top: ${token('space-3')}; color: ${token('text-secondary')}; }
  ${media.belowDesktop} { grid-template-columns: minmax(0, 1fr); }
`;

/** Reserves the space of the charts. */
export const ChartRoom = styled.div`
  min-height: 560px;
`;
