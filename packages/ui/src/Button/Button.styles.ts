import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, focusRingOnInk } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  flex: none;
  height: ${token('control-height-md')};
  padding: 0 ${token('control-padding-x-md')};
  border: ${token('line-hairline')} solid transparent;
  border-radius: ${token('radius-control')};
  font: 500 0.875rem/1.375rem ${token('font-sans')};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  ${colourTransition}
  &[data-size='sm'] { height: ${token('control-height-sm')}; padding: 0 ${token('control-padding-x-sm')}; font-size: 0.8125rem; }
  &[data-size='lg'] { height: ${token('control-height-lg')}; padding: 0 ${token('control-padding-x-lg')}; font-size: 1rem; }
  &:focus-visible { ${focusRing} }

  &[data-variant='primary'] {
    background: ${token('action-primary-bg')};
    color: ${token('action-primary-text')};
  }
  &[data-variant='secondary'] {
    background: ${token('action-secondary-bg')};
    border-color: ${token('action-secondary-border')};
    color: ${token('action-secondary-text')};
  }
  &[data-variant='text'] {
    padding: 0 ${token('space-3')};
    background: none;
    color: ${token('action-text-text')};
  }
  &[data-variant='ink'] {
    background: ${token('action-ink-bg')};
    color: ${token('action-ink-text')};
  }
  &[data-variant='danger'] {
    background: ${token('action-danger-bg')};
    color: ${token('action-danger-text')};
  }
  &[data-variant='onInk'] {
    background: none;
    border-color: ${token('border-on-ink-strong')};
    color: ${token('text-on-ink-primary')};
    &:focus-visible { ${focusRingOnInk} }
  }
  &[data-flush] { padding: 0; }

  ${media.hover} {
    &[data-variant='primary']:hover { background: ${token('action-primary-hover')}; }
    &[data-variant='secondary']:hover { border-color: ${token('action-secondary-hover-border')}; }
    &[data-variant='text']:hover { background: ${token('action-text-hover-bg')}; }
    &[data-variant='ink']:hover { background: ${token('action-ink-hover')}; }
    &[data-variant='danger']:hover { background: ${token('action-danger-hover')}; }
    &[data-variant='onInk']:hover { border-color: ${token('text-on-ink-primary')}; }
    &[data-flush]:hover { background: none; color: ${token('text-link-hover')}; }
  }
  &[data-variant='primary']:active { background: ${token('action-primary-active')}; }
  &[data-variant='secondary']:active {
    border-color: ${token('action-secondary-hover-border')};
    background: ${token('action-secondary-active-bg')};
  }
  &[data-variant='text']:active { background: ${token('action-text-active-bg')}; }
  &[data-variant='ink']:active { background: ${token('action-ink-active')}; }
  &[data-variant='danger']:active { background: ${token('action-danger-active')}; }
  &[data-variant='onInk']:active { background: ${token('color-ink-800')}; }
  &[data-flush]:active { background: none; }

  &:disabled {
    cursor: not-allowed;
    &[data-variant] {
      background: ${token('action-primary-disabled-bg')};
      border-color: transparent;
      color: ${token('action-primary-disabled-text')};
    }
    &[data-variant='secondary'] {
      background: ${token('action-secondary-bg')};
      border-color: ${token('action-secondary-disabled-border')};
    }
    &[data-variant='text'] { background: none; }
    &[data-variant='onInk'] {
      background: none;
      border-color: ${token('border-on-ink')};
      color: ${token('text-on-ink-tertiary')};
    }
  }
  &[aria-busy='true'] { cursor: progress; }

  ${media.coarse} {
    &::after {
      content: '';
      position: absolute;
      inset: 50% -1px auto;
      height: max(100%, ${token('control-touch-min')});
      transform: translateY(-50%);
    }
  }
`;

export const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  & > * { grid-area: 1 / 1; }
  [aria-busy='true'] > & > [data-icon] { visibility: hidden; }
  /* A spinner without an icon takes its room from the padding, so that the width is kept. */
  &[data-alone] { margin-inline: -8.5px -2px; }
  &[data-alone] ~ :last-child { margin-inline-end: -8.5px; }
`;
