import { styled } from 'styled-components';
import { withoutHas } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { progressBar } from '../Upload/progressBar.styles.ts';

/** The chooser, what is said about the last choice, and the files. */
export const Field = styled.div`
  --upload-height: 148px;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};

  [data-part='words'] { display: flex; flex-wrap: wrap; justify-content: center; color: ${token('text-primary')}; }
  [data-part='choose'] [data-part='open'] { color: ${token('text-link')}; }
  [data-state='over'] [data-part='words'] { color: inherit; }
  [data-disabled] [data-part='words'], [data-disabled] [data-part='choose'] [data-part='open'] { color: inherit; }
  /* A finger drags nothing from elsewhere. */
  ${media.coarse} { [data-part='drag'] { display: none; } }

  &[data-variant='button'] > [data-state='empty'], &[data-variant='button'] > [data-state='over'] {
    min-height: 0;
    border: 0;
    background: none;
    &:has(> :focus-visible) { outline: 0; box-shadow: none; }
    &:has(> :focus-visible) [data-part='open'] { ${focusRing} }
    ${withoutHas} { &:focus-within [data-part='open'] { ${focusRing} } }
    &:has(> [aria-invalid]) [data-part='open'] { border-color: ${token('border-error')}; }
  }
  [data-part='opener'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')} ${token('space-4')};
    [data-part='hint'] { min-width: 0; text-align: start; }
    ${media.coarse} { [data-part='open'] { height: ${token('control-touch-min')}; } }
    ${media.mobile} { [data-part='open'] { height: ${token('control-touch-min')}; } }
  }
  [data-state='over'] [data-part='opener'] [data-part='open'] {
    background: ${token('bg-selected')};
    border-color: ${token('border-focus')};
    color: ${token('text-link')};
  }
  [data-disabled] [data-part='opener'] [data-part='open'] {
    border-color: ${token('action-secondary-disabled-border')};
    color: ${token('action-secondary-disabled-text')};
    cursor: not-allowed;
  }
`;

/** What was not added, and why. */
export const Remarks = styled.output`
  display: grid;
  gap: ${token('space-1')};
  font-size: 0.75rem;
  line-height: 1.25rem;
  color: ${token('text-warning')};
  &:empty { display: none; }
  & > span { display: flex; gap: ${token('space-1')}; overflow-wrap: anywhere; }
  svg { flex: none; margin-top: 3px; }
`;

export const List = styled.ul`
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-height: 64px;
    padding-block: 6px;
    padding-inline: ${token('space-4')} ${token('space-2')};
    & > svg { flex: none; color: ${token('text-secondary')}; }
    ${media.mobile} { gap: ${token('space-2')}; padding-inline-start: ${token('space-3')}; }
  }
  & > li + li { border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }

  [data-part='facts'] {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 ${token('space-3')};
    min-width: 0;
  }
  [data-part='name'] { display: flex; min-width: 0; font-size: 0.875rem; line-height: 1.375rem; }
  /* The extension stays in sight. */
  [data-part='name'] > :first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: pre; }
  [data-part='name'] > :last-child { flex: none; }
  [data-part='percent'] {
    font: 600 0.8125rem/1.25rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-primary')};
  }
  [data-part='bar'] { ${progressBar} grid-column: 1 / -1; width: 100%; margin-block: ${token('space-1')} 2px; }
  [data-part='note'] {
    grid-column: 1 / -1;
    display: flex;
    gap: ${token('space-1')};
    min-width: 0;
    font-size: 0.75rem;
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
    overflow-wrap: anywhere;
    & > svg { flex: none; margin-top: 3px; color: ${token('text-success')}; }
  }
  [data-state='failed'], [data-state='refused'] {
    & > svg { color: ${token('text-danger')}; }
    [data-part='note'] { color: ${token('text-danger')}; }
  }
  [data-state='waiting'] [data-part='name'] { color: ${token('text-secondary')}; }
  [data-part='remove'] { color: ${token('text-secondary')}; }
  ${media.coarse} { button:not([data-part='remove']) { min-height: ${token('control-touch-min')}; } }
  ${media.mobile} { button:not([data-part='remove']) { min-height: ${token('control-touch-min')}; } }
`;

/** How many files are where, below the list. */
export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-3')};
  min-height: ${token('control-height-sm')};
  margin-top: calc(-1 * ${token('space-2')});
  font-size: 0.75rem;
  line-height: 1.25rem;
  color: ${token('text-tertiary')};
  ${media.coarse} { button { min-height: ${token('control-touch-min')}; } }
`;
