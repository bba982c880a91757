import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 572px);
  justify-content: center;
  align-items: center;
  gap: 88px;
  padding: ${token('space-12')} 0;
  text-align: start;
  ${media.belowDesktop} { grid-template-columns: 240px minmax(0, 1fr); gap: ${token('space-10')}; }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: ${token('space-6')}; padding: ${token('space-6')} 0; }
`;

export const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 260px;
  background: ${token('bg-paper')};
  &[data-state='offline'] { justify-self: center; width: 236px; max-width: 100%; height: 178px; background: none; }
  ${media.mobile} {
    height: 220px;
    &[data-state='offline'] { height: 178px; }
  }
`;

export const Drawing = styled.svg`
  max-width: 80%;
  [data-part='wall'] { fill: ${token('color-ink-900')}; }
  [data-part='soft'] { fill: ${token('color-ink-200')}; }
  [data-part='on'] { fill: ${token('color-primary-500')}; }
  [data-part='failed'] { fill: ${token('color-danger-600')}; }
  [data-part='waiting'] { fill: ${token('color-warning-300')}; }
  /* Lamps and walls keep their colours: what they mean stands next to them in words. */
  @media (forced-colors: active) { forced-color-adjust: none; background: Canvas; }
`;

/** Announced when it appears. */
export const Told = styled.div.attrs({ role: 'status' })``;

export const Title = styled.h2`
  margin: ${token('space-3')} 0 ${token('space-1')};
  ${typeStyle('h2')}
  color: ${token('text-primary')};
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  ${typeStyle('bodyLg')}
  color: ${token('text-secondary')};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  margin-top: ${token('space-4')};
  color: ${token('text-secondary')};
  ${typeStyle('small')}
  [data-part='figure'] {
    margin-inline-end: ${token('space-2')};
    font-family: ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    font-size: 2rem;
    line-height: 2.5rem;
    color: ${token('text-primary')};
  }
`;

export const Modules = styled.span`
  display: inline-flex;
  gap: 3px;
  i { width: 10px; height: 10px; background: ${token('color-ink-100')}; }
  i[data-on] { background: ${token('color-primary-500')}; }
  @media (forced-colors: active) { i { forced-color-adjust: none; } }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  margin-top: ${token('space-6')};
  ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${token('space-8')};
  align-items: center;
  margin: ${token('space-8')} 0 0;
  padding-top: ${token('space-4')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  ${typeStyle('small')}
  dt { color: ${token('text-secondary')}; }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${token('space-1')};
    min-height: 32px;
    margin: 0;
    color: ${token('text-primary')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${media.coarse} { dd { min-height: ${token('control-touch-min')}; } }
  ${media.mobile} { dd { min-height: ${token('control-touch-min')}; } }
  a { display: inline-flex; align-items: center; min-height: inherit; color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

export const Number = styled.code`
  font-family: ${token('font-code')};
  font-weight: 400;
  font-variant-ligatures: none;
  -webkit-user-select: text;
  user-select: text;
`;

export const Copy = styled.button`
  display: inline-grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${token('radius-control')};
  color: ${token('text-secondary')};
  cursor: pointer;
  &[data-copied] { color: ${token('text-success')}; }
  ${media.hover} { &:hover { background: ${token('bg-hover')}; } }
  ${media.coarse} { width: ${token('control-touch-min')}; height: ${token('control-touch-min')}; }
  ${media.mobile} { width: ${token('control-touch-min')}; height: ${token('control-touch-min')}; }
`;

export const Copied = styled.span.attrs({ role: 'status' })`
  color: ${token('text-success')};
  font-weight: 400;
  &[data-outcome='failed'] { color: ${token('text-secondary')}; }
`;
