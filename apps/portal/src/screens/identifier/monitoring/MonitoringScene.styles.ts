import { media, Tabs, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive, row, square, stack, text } from '../../../shared/layout/arrange.ts';
import { codeFace, figureFace } from '../../../shared/layout/looks.ts';

/* The title with how old it all is, then the gateway and the ranges, beside or below it; under them what the ranges choose. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${token('space-5')} ${token('space-4')};
  ${media.mobile} { grid-template-columns: minmax(0, 1fr) auto; gap: ${token('space-3')}; }
  & > [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')} ${token('space-3')};
    ${media.mobile} { grid-column: 1 / -1; }
  }
  h2 { ${typeStyle('block')} outline: none; }
  [data-part='gateway'] { ${text('caption', 'text-tertiary')} }
  [data-part='gateway'] > span + span { ${codeFace} margin-inline-start: ${token('space-1')}; overflow-wrap: anywhere; }
`;

/** Only its list and its panel take part in the grid around it. */
export const Ranges = styled(Tabs)`
  display: contents;
  & > [role='tablist'] { justify-self: end; grid-column: -2; }
  & > [role='tabpanel'] { grid-column: 1 / -1; min-width: 0; ${responsive('padding-top', { base: 'space-1', mobile: 'none' })} }
`;

/** The modules of the logo, as a signal. */
export const Signal = styled.i`
  ${row('space-1')}
  gap: 2px;
  &::before, &::after, & > i { content: ''; width: 4px; height: 8px; background: currentColor; }
  & > i { height: 10px; }
  &::after { height: 6px; opacity: 0.5; }
`;

export const Panel = styled.div`
  position: relative;
  ${stack({ base: 'space-6', mobile: 'space-5' })}
`;

export const Indicator = styled.div`
  position: absolute;
  z-index: 1;
  top: 200px;
  left: 50%;
  padding: ${token('space-2')} ${token('space-4')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-surface')};
  box-shadow: ${token('shadow-md')};
  white-space: nowrap;
  pointer-events: none;
  transform: translateX(-50%);
`;

export const Highest = styled.span`
  ${figureFace}
  b { margin-inline: ${token('space-1')} 0; font-weight: 600; color: ${token('text-primary')}; }
  &[data-level='warn'] b { color: ${token('text-warning')}; }
  &[data-level='alarm'] b { color: ${token('text-danger')}; }
`;

/** Alarms and services side by side, one above the other where there is less room. */
export const Pair = styled.div`
  ${columns({ base: '566fr 366fr', belowDesktop: 1 })}
  ${responsive('gap', { base: 'space-6', mobile: 'space-4' })}
  align-items: stretch;
`;

export const Cell = styled.div`
  ${stack('space-3')}
  ${responsive('padding', { base: 'space-5', mobile: 'space-3' })}
  box-shadow: -1px 0 0 ${token('border-hairline')}, 0 -1px 0 ${token('border-hairline')};
`;

export const Waiting = styled.div`
  ${stack('space-6')}
  [data-part='cells'] {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    overflow: hidden;
    border: ${token('line-hairline')} solid ${token('border-hairline')};
    ${media.mobile} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

export const WaitingHead = styled.div`
  ${row('space-3')}
  ${responsive('margin-bottom', { base: 'space-5', mobile: 'space-4' })}
  h2 { ${typeStyle('block')} outline: none; }
`;

/** A drawing beside what can be done. */
export const Unconnected = styled.div`
  ${columns({ base: '300px 1fr', mobile: 1 })}
  ${responsive('gap', { base: 'space-10', mobile: 'space-5' })}
  align-items: center;
  [data-part='drawing'] {
    position: relative;
    display: grid;
    place-items: center;
    ${responsive('padding', { base: 'space-6', mobile: 'space-4' })}
    background: ${token('bg-paper')};
  }
  [data-part='drawing'] img { width: 100%; max-width: 240px; height: auto; }
  h2 { ${typeStyle('h3')} outline: none; margin-top: ${token('space-2')}; }
  p { ${text('body', 'text-secondary')} margin-top: ${token('space-1')}; }
  [data-part='reason'] { ${text('h4', 'text-primary')} }
  ol { margin-block: ${token('space-4')} ${token('space-5')}; border-top: ${token('line-hairline')} solid ${token('border-hairline')}; counter-reset: step; }
  li {
    ${row('space-3')}
    padding-block: ${token('space-2')};
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
    ${typeStyle('body')}
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    flex: none;
    display: grid;
    place-items: center;
    ${square('20px')}
    border: ${token('line-hairline')} solid ${token('border-strong')};
    border-radius: ${token('radius-tag')};
    ${typeStyle('caption')}
    ${figureFace}
    color: ${token('text-secondary')};
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-3')};
    ${media.mobile} { & > * { flex: 1 1 100%; } }
  }
`;
