import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { media } from '../tokens/media.ts';
import { fieldFocus, motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

/** Phones on which a whole code of 16 px takes the place of the button that clears it. */
const narrowest = '@media (max-width: 359px)';

export const Root = styled.form.attrs({ role: 'search' })`
  width: 100%;
  max-width: 640px;
  min-width: 0;
  &[data-size='sm'] { max-width: 560px; }
`;

export const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  height: ${token('control-height-lookup')};
  background: ${token('bg-surface')};
  border: ${token('line-drawing')} solid ${token('border-control-hover')};
  border-radius: ${token('radius-control')};
  color: ${token('text-primary')};
  &[data-framed] { box-shadow: ${token('shadow-md')}; }
  &[data-framed]:has(input:focus) { box-shadow: 0 0 0 3px ${token('color-primary-100')}; }
  &[data-framed]:focus-within [data-finder] { inset: calc(var(--finder-inset) - 2px); }
  &[data-ground='ink'] { border-color: ${token('color-ink-0')}; box-shadow: none; }
  &[data-failed] { border-color: ${token('border-error')}; }
  &[data-size='sm'] { height: 44px; }
  &[data-size='sm'][data-framed] { height: ${token('control-height-lg')}; box-shadow: none; }
  &:not([data-framed]):focus-within { ${fieldFocus} }
  ${motionSafe(`transition:box-shadow ${token('motion-fast')} ${token('motion-standard')};`)}
  ${media.mobile} {
    &[data-size='lg'] {
      flex-wrap: wrap;
      height: auto;
      padding: 0 5px 5px;
      &[data-framed] { margin: 7px 6px; }
    }
    &[data-size='sm'] { height: 56px; }
  }
`;

/** The scan cell: an icon above a label with a hairline on its right; in `sm`, just the icon. It grows with large type, which its label needs. */
export const Scan = styled.button`
  flex: none;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 3px;
  width: max(82px, 3.5rem);
  height: 56px;
  padding: 0;
  background: none;
  border: 0;
  border-inline-end: ${token('line-hairline')} solid ${token('border-default')};
  font-size: 0.75rem;
  line-height: 1.125rem;
  color: ${token('text-primary')};
  cursor: pointer;
  ${media.hover} { &:hover:enabled { color: ${token('text-link')}; } }
  &:focus-visible { outline-offset: -2px; box-shadow: none; border-radius: ${token('radius-control')}; }
  &:disabled { color: ${token('text-disabled')}; cursor: not-allowed; }
  [data-size='sm'] > & { width: 44px; height: 100%; margin-inline-start: 3px; border: 0; color: ${token('text-secondary')}; }
  ${media.mobile} {
    [data-size='sm'] > & { display: none; }
    [data-size='lg'] > & { width: max(61px, 3.25rem); height: 48px; margin: 5px 0; }
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0 ${token('space-5')};
  background: none;
  border: 0;
  outline: 0;
  font: 400 1.125rem/1.75rem ${token('font-code')};
  font-variant-ligatures: none;
  text-overflow: ellipsis;
  color: ${token('text-primary')};
  &&:focus-visible { outline: 0; box-shadow: none; }
  &::placeholder { color: ${token('text-placeholder')}; opacity: 1; font-size: 1rem; }
  &:disabled { color: ${token('text-disabled')}; cursor: not-allowed; }
  [data-size='sm'] > & { padding: 0 ${token('space-1')}; font-size: 0.9375rem; &::placeholder { font-size: 0.875rem; } }
  [data-size='sm'] > &:first-of-type:not(button + &) { padding-inline-start: ${token('space-3')}; }
  ${media.mobile} {
    [data-size='lg'] > & { height: 58px; padding: 0 ${token('space-3')}; font-size: 1rem; &::placeholder { font-size: 0.875rem; } }
    /* The type gives way before a code of 25 signs is cut, whatever the width and the size of type. */
    [data-size='sm'] > && { --whole: calc((100vw - 144px) / 15.1); padding-inline-start: 15px; font-size: min(0.9375rem, var(--whole)); }
  }
  /* No smaller than 'typedSize' for a finger: there the signs move together instead. */
  ${media.touch} {
    [data-size='sm'] > && { --type: max(16px, 1rem); font-size: var(--type); }
    ${media.mobile} {
      [data-size='sm'] > && {
        --type: max(16px, min(1rem, var(--whole)));
        --around: 144px;
        letter-spacing: clamp(-1px, (100vw - var(--around)) / 25.17 - 0.6 * var(--type), 0px);
        &::placeholder { letter-spacing: 0; }
      }
    }
    ${narrowest} { [data-size='sm'] > && { --around: 104px; } }
  }
`;

export const Clear = styled(IconButton).attrs({ 'data-hover': 'none' })`
  max-height: 100%;
  color: ${token('text-tertiary')};
  ${media.hover} { &:hover { color: ${token('text-primary')}; } }
  &:focus-visible { outline-offset: -4px; box-shadow: none; }
  ${media.mobile} { [data-size='sm'] > & { width: 40px; } }
  ${media.touch} { ${narrowest} { [data-size='sm'] > & { display: none; } } }
`;

/** Gives the design system's button the dimensions of the bar. */
export const Submit = styled.span`
  flex: none;
  display: flex;
  margin-inline-end: 6px;
  && > button { width: 128px; padding: 0; }
  [data-size='sm'] > & { margin-inline-end: 2.5px; }
  [data-size='sm'] > && > button { width: 76px; height: 36px; font-size: 0.8125rem; }
  [data-size='sm'][data-framed] > & { margin-inline-end: 4px; }
  [data-size='sm'][data-framed] > && > button { height: 38px; }
  ${media.mobile} {
    [data-size='lg'] > & { flex: 1 0 100%; margin: 0; }
    [data-size='lg'] > && > button { width: 100%; height: ${token('control-height-lg')}; }
    [data-size='sm'] > & { margin-inline-end: 4.5px; }
    [data-size='sm'] > && > button { width: 44px; height: 44px; }
    [data-size='sm'] > & [data-part='label'] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

export const Failure = styled.p`
  display: flex;
  gap: ${token('space-1')};
  font-size: 0.8125rem;
  line-height: 1.375rem;
  color: ${token('text-danger')};
  &:not(:empty) { margin-top: 14px; }
  [data-size='sm'] > &:not(:empty) { margin-top: 6px; }
  [data-ground='ink'] > & { color: ${token('text-on-ink-primary')}; }
  & > svg { flex: none; margin-top: 3px; }
`;
