import { styled } from 'styled-components';
import { motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.div`
  min-width: 0;
  color: ${token('text-primary')};
  --figure-note: ${token('text-secondary')};
  --figure-empty: ${token('bg-sunken')};
  --figure-dot: ${token('color-primary-500')};
  &[data-ground='ink'] {
    color: ${token('text-on-ink-primary')};
    --figure-note: ${token('text-on-ink-secondary')};
    --figure-empty: ${token('color-ink-800')};
    --figure-dot: ${token('color-primary-400')};
  }
`;

export const Figure = styled.p`
  display: flex;
  align-items: baseline;
  ${typeStyle('figureLg')}
  [data-part='unit'] {
    margin-inline-start: ${token('space-2')};
    font: 400 0.875rem/1.5rem ${token('font-sans')};
    color: var(--figure-note);
  }
  [data-part='empty'] {
    align-self: center;
    width: 5em;
    height: 0.8em;
    margin-block: 0.2em;
    background: var(--figure-empty);
    border-radius: ${token('radius-tag')};
  }
`;

/** All digits in a column; the current one is moved into the visible window, so only a changed digit rolls. */
export const Roll = styled.span`
  display: inline-flex;
  span { display: inline-block; height: 1.2em; line-height: 1.2em; }
  [data-digit] { overflow: hidden; clip-path: inset(0); }
  [data-digit]::before {
    content: '0\\A 1\\A 2\\A 3\\A 4\\A 5\\A 6\\A 7\\A 8\\A 9';
    display: block;
    white-space: pre;
    transform: translateY(calc(var(--digit) * -10%));
    ${motionSafe(`transition:transform ${token('motion-slow')} ${token('motion-standard')};`)}
  }
`;

export const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  ${typeStyle('body')}
  color: var(--figure-note);
  [data-part='dot'] { flex: none; width: 6px; height: 6px; background: var(--figure-dot); }
`;
