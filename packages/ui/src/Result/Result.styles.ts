import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

/** A framed sign, what happened, and where the page leads on; one below the other on phones. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: 136px minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-10')};
  text-align: start;
  &[data-picture='drawing'] { grid-template-columns: 240px minmax(0, 1fr); }
  &[data-picture='none'] { grid-template-columns: minmax(0, 1fr); }
  ${media.desktop} {
    &[data-aside] { grid-template-columns: 136px minmax(0, 1fr) 248px; }
    &[data-aside][data-picture='drawing'] { grid-template-columns: 240px minmax(0, 1fr) 248px; }
    &[data-aside][data-picture='none'] { grid-template-columns: minmax(0, 1fr) 248px; }
  }
  ${media.belowDesktop} { gap: ${token('space-8')}; }
  ${media.mobile} {
    gap: ${token('space-6')};
    &&[data-picture] { grid-template-columns: minmax(0, 1fr); }
  }
`;

export const Sign = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 136px;
  height: 136px;
  [data-finder] { --bar: currentColor; --dot: currentColor; }
  /* Strokes do not grow with the icon: 1.5 px at every size. */
  & > svg { width: 56px; height: 56px; stroke-width: 0.65; }
  [data-kind='success'] > & { background: ${token('color-success-50')}; color: ${token('text-success')}; }
  [data-kind='info'] > & { background: ${token('color-primary-50')}; color: ${token('color-primary-700')}; }
  [data-kind='warning'] > & { background: ${token('color-warning-50')}; color: ${token('text-warning')}; }
  [data-kind='danger'] > & { background: ${token('color-danger-50')}; color: ${token('text-danger')}; }
  [data-picture='drawing'] > & {
    width: 240px;
    height: 180px;
    background: ${token('bg-paper')};
    [data-finder] { --bar: ${token('marker-finder')}; --dot: ${token('marker-finder-dot')}; }
    & > img { max-width: 88%; max-height: 88%; }
  }
  ${media.mobile} {
    width: 96px;
    height: 96px;
    & > svg { width: 40px; height: 40px; stroke-width: 0.9; }
    [data-picture='drawing'] > & { width: 100%; height: 200px; }
  }
`;

export const Title = styled.h2`
  ${typeStyle('title')}
  color: ${token('text-primary')};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export const Text = styled.div`
  ${typeStyle('bodyLg')}
  max-width: 640px;
  margin-top: ${token('space-2')};
  color: ${token('text-secondary')};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export const Details = styled.div`
  margin-top: ${token('space-6')};
  padding-top: ${token('space-6')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  color: ${token('text-primary')};
  overflow-wrap: anywhere;
`;

export const Aside = styled.div`
  align-self: stretch;
  padding-inline-start: ${token('space-8')};
  border-inline-start: ${token('line-hairline')} solid ${token('border-hairline')};
  ${media.belowDesktop} {
    grid-column: 1 / -1;
    padding: ${token('space-6')} 0 0;
    border-block-start: ${token('line-hairline')} solid ${token('border-hairline')};
    border-inline-start: 0;
  }
`;
