import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.div`
  /* The border is invisible on the tint, and keeps the bar apart where colours are forced. */
  border: ${token('line-hairline')} solid transparent;
  border-radius: ${token('radius-control')};
  ${typeStyle('body')}
  &[data-tone='info'] { background: ${token('color-primary-50')}; color: ${token('color-primary-700')}; }
  &[data-tone='success'] { background: ${token('color-success-50')}; color: ${token('color-success-700')}; }
  &[data-tone='warning'] { background: ${token('color-warning-50')}; color: ${token('color-warning-800')}; }
  &[data-tone='danger'] { background: ${token('color-danger-50')}; color: ${token('color-danger-700')}; }

  [data-part='row'] {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: 10px;
    min-height: 40px;
    padding: ${token('space-2')} ${token('space-4')};
  }
  [data-part='row'] > svg { flex: none; margin-top: 3px; }
  [data-part='words'] { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  [data-part='title'] { font-weight: 600; }
  [data-part='title'] + [data-part='text'] { ${typeStyle('small')} }
  [data-part='action'] {
    flex: none;
    :is(a, button) {
      display: inline-flex;
      align-items: center;
      min-height: 0;
      height: auto;
      padding: 0;
      border: 0;
      border-radius: ${token('radius-tag')};
      background: none;
      color: inherit;
      font: 600 0.875rem/1.5rem ${token('font-sans')};
      text-decoration: underline;
      text-underline-offset: 3px;
      cursor: pointer;
      &:focus-visible { ${focusRing} }
    }
  }
  [data-part='close'] {
    width: ${token('control-height-sm')};
    height: ${token('control-height-sm')};
    margin-block: -4px; margin-inline: 0 -7px;
    color: inherit;
  }
  ${media.hover} { [data-part='close']:hover { background: ${token('bg-surface')}; } }

  /* Right under a page's head, from edge to edge, with its words in the page's column. */
  &[data-variant='band'] {
    border-width: 0 0 ${token('line-hairline')};
    border-radius: 0;
    &[data-tone='info'] { border-color: ${token('color-primary-200')}; }
    &[data-tone='success'] { border-color: ${token('color-verdict-ok-border')}; }
    &[data-tone='warning'] { border-color: ${token('color-verdict-warn-border')}; }
    &[data-tone='danger'] { border-color: ${token('color-verdict-fail-border')}; }
    [data-part='row'] {
      max-width: calc(${token('layout-content')} + 2 * ${token('layout-tablet-margin')});
      min-height: ${token('control-height-lg')};
      margin-inline: auto;
      padding: ${token('space-3')} ${token('layout-tablet-margin')};
    }
    ${media.mobile} { [data-part='row'] { padding-inline: ${token('layout-gutter-mobile')}; } }
  }

  ${media.mobile} {
    [data-part='row'] { padding-block: 10px; }
    [data-part='action'] :is(a, button) { min-height: ${token('control-touch-min')}; margin-block: -10px; }
    [data-part='close'] {
      width: ${token('control-touch-min')};
      height: ${token('control-touch-min')};
      margin-block: -10px; margin-inline: 0 -13px;
    }
  }
  ${media.coarse} {
    [data-part='action'] :is(a, button) { min-height: ${token('control-touch-min')}; margin-block: -10px; }
    [data-part='close'] {
      width: ${token('control-touch-min')};
      height: ${token('control-touch-min')};
      margin-block: -10px; margin-inline: 0 -13px;
    }
  }
`;
