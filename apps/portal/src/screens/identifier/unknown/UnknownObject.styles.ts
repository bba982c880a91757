import { Link, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, cluster, columns, responsive, square, text } from '../../../shared/layout/arrange.ts';

export const Columns = styled.div`
  ${columns({ base: '1fr 304px', belowDesktop: 1 })}
`;

export const Main = styled.div`
  min-width: 0;
  ${responsive('padding', { base: 'space-8', mobile: 'space-5 space-4' })}
`;

export const Aside = styled.aside`
  ${responsive('padding', { base: 'space-8', mobile: 'space-5 space-4' })}
  border-left: 1px solid ${token('border-hairline')};
  ${media.belowDesktop} { border-top: 1px solid ${token('border-hairline')}; border-left: 0; }
`;

export const Title = styled.h1`
  margin-top: ${token('space-4')};
  ${typeStyle('block')}
  &:first-child { margin-top: 0; }
`;

export const Text = styled.p`
  margin-top: ${token('space-2')};
  font-size: 0.9375rem;
  line-height: 1.625rem;
  color: ${token('text-secondary')};
`;

export const ListHead = styled.div`
  ${cluster('space-2 space-4')}
  align-items: center;
  justify-content: space-between;
  margin-top: ${token('space-6')};
  padding-bottom: ${token('space-2')};
  border-bottom: 1px solid ${token('border-hairline')};
`;

export const ListTitle = styled.h2`
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.5rem;
`;

export const Legend = styled.span`
  font-size: 0.8125rem;
  line-height: 1.25rem;
  color: ${token('text-secondary')};
  & > mark { margin-right: ${token('space-2')}; padding-inline: 3px; font-family: ${token('font-code')}; }
`;

export const Row = styled(Link)`
  ${columns({ base: '1fr 240px 24px', mobile: '1fr 24px' })}
  gap: ${token('space-1')} ${token('space-4')};
  align-items: center;
  padding: ${token('space-3')} 0;
  border-bottom: 1px solid ${token('border-hairline')};
  color: inherit;
  text-decoration: none;
  & > svg { color: ${token('text-tertiary')}; }
  ${media.hover} { &:hover { background: ${token('bg-paper')}; } }
  ${media.mobile} { & > [data-part='product'] { grid-row: 2; } }
`;

export const Reason = styled.span`
  ${cluster('space-1 space-2')}
  align-items: center;
  margin-top: ${token('space-1')};
  font-size: 0.875rem;
  line-height: 1.375rem;
  color: ${token('text-secondary')};
`;

export const Product = styled.span`
  display: grid;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.375rem;
  & > strong { font-weight: 600; }
  & > span { color: ${token('text-secondary')}; font-size: 0.8125rem; }
  ${media.mobile} { grid-template-columns: auto auto; gap: ${token('space-2')}; justify-content: start; align-items: baseline; }
`;

export const Ways = styled.ol`
  display: grid;
  gap: ${token('space-5')};
  margin: ${token('space-4')} 0 0;
  counter-reset: way;
  & > li { position: relative; padding-left: 28px; counter-increment: way; }
  & > li::before {
    content: counter(way);
    position: absolute;
    left: 0;
    top: 2px;
    ${centred}
    ${square('20px')}
    border: 1px solid ${token('border-strong')};
    border-radius: ${token('radius-tag')};
    font: 500 0.75rem/1 ${token('font-figure')};
    color: ${token('text-link')};
  }
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

export const WayTitle = styled.h3`
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.5rem;
`;

export const WayText = styled.p`
  ${text('small', 'text-secondary')}
`;

export const WayAct = styled.div`
  display: grid;
  justify-items: start;
  margin-top: ${token('space-2')};
  & [data-part='phone'] { font: 600 1.25rem/1.75rem ${token('font-figure')}; color: inherit; }
  ${media.mobile} { justify-items: stretch; }
`;

export const Drawing = styled.span`
  ${centred}
  width: 100%;
  padding: ${token('space-3')};
  background: ${token('bg-paper')};
`;

export const Report = styled.div`
  margin-top: ${token('space-6')};
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('border-hairline')};
`;

export const Pair = styled.dl`
  ${columns({ base: 'auto 1fr', mobile: 1 })}
  gap: ${token('space-2')} ${token('space-5')};
  align-items: baseline;
  margin: ${token('space-5')} 0 0;
  & > dt { font-size: 0.875rem; color: ${token('text-secondary')}; }
  ${media.mobile} {
    gap: 0;
    & > dt:not(:first-child) { margin-top: ${token('space-3')}; }
  }
`;

export const CaseColumns = styled.div`
  ${columns({ base: '1fr 480px', belowDesktop: 1 })}
  align-items: center;
`;

export const Found = styled.div`
  ${columns({ base: '160px 1fr', mobile: '96px 1fr' })}
  gap: ${token('space-5')};
  align-items: center;
  ${responsive('margin', { base: 'space-8', mobile: '0 space-4 space-5' })}
  padding-left: ${token('space-8')};
  border-left: 1px solid ${token('border-hairline')};
  ${media.belowDesktop} {
    margin-top: 0;
    padding: ${token('space-5')} 0 0;
    border-top: 1px solid ${token('border-hairline')};
    border-left: 0;
  }
`;

export const FoundAct = styled.div`
  margin-top: ${token('space-3')};
`;

export const Thumb = styled.span`
  ${centred}
  width: 100%;
  aspect-ratio: 4 / 3;
  background: ${token('bg-paper')};
  & > img { max-width: 80%; max-height: 88%; object-fit: contain; }
`;
