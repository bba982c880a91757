import type { Theme, TokenName } from '../tokens/token.ts';
import { contrast } from './colour.ts';

/** A pair of colours used together, and their required contrast. */
export interface ContrastDuty {
  /** The foreground. */
  readonly mark: TokenName;
  readonly ground: TokenName;
  /** The minimum contrast ratio: 4.5 for text, 3 for marks (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: number;
}

const text = 4.5;
const graphic = 3;

/** The text and mark colours used on each background. */
const meetings: readonly (readonly [TokenName, number, readonly TokenName[]])[] = [
  ['bg-surface', text, ['text-primary', 'text-secondary', 'text-tertiary', 'text-placeholder', 'text-disabled']],
  ['bg-surface', text, ['text-link', 'text-link-hover', 'action-text-text', 'action-secondary-text']],
  ['bg-surface', text, ['text-success', 'text-warning', 'text-danger', 'action-secondary-disabled-text']],
  ['bg-page', text, ['text-primary', 'text-secondary', 'text-tertiary', 'text-link', 'text-link-hover']],
  ['bg-paper', text, ['text-primary', 'text-secondary', 'text-tertiary', 'text-link', 'text-link-hover']],
  ['bg-sunken', text, ['text-primary', 'text-secondary', 'text-tertiary', 'text-disabled', 'text-link']],
  ['bg-hover', text, ['text-primary', 'text-secondary', 'text-link', 'text-link-hover']],
  ['bg-selected', text, ['text-primary', 'text-secondary', 'text-tertiary', 'color-primary-700']],
  ['color-primary-50', text, ['color-primary-700', 'text-link', 'text-link-hover']],
  ['color-primary-100', text, ['text-primary', 'text-link']],
  ['color-primary-200', text, ['text-primary']],
  ['action-primary-bg', text, ['action-primary-text', 'text-on-primary']],
  ['action-primary-hover', text, ['action-primary-text']],
  ['action-primary-active', text, ['action-primary-text']],
  ['action-primary-disabled-bg', text, ['action-primary-disabled-text']],
  ['action-secondary-active-bg', text, ['action-secondary-text']],
  ['action-text-hover-bg', text, ['action-text-text']],
  ['action-text-active-bg', text, ['action-text-text']],
  ['action-ink-bg', text, ['action-ink-text']],
  ['action-ink-active', text, ['action-ink-text']],
  ['action-danger-bg', text, ['action-danger-text']],
  ['action-danger-active', text, ['action-danger-text']],
  ['color-success-50', text, ['color-success-700', 'text-primary']],
  ['color-warning-50', text, ['color-warning-700', 'color-warning-800', 'text-primary']],
  ['color-danger-50', text, ['color-danger-700', 'text-primary']],
  ['color-violet-50', text, ['color-violet-700']],
  ['bg-ink', text, ['text-on-ink-primary', 'text-on-ink-secondary', 'text-on-ink-tertiary', 'text-on-ink-separator']],
  ['bg-ink', text, ['text-on-ink-link', 'text-on-ink-positive', 'color-verdict-fail-border']],
  ['bg-ink-raised', text, ['text-on-ink-primary', 'text-on-ink-secondary', 'text-on-ink-link']],
  ['bg-footer', text, ['text-on-ink-primary', 'text-on-ink-footer', 'text-on-ink-link']],
  ['chart-tooltip-bg', text, ['chart-tooltip-label', 'chart-tooltip-value']],
  ['bg-surface', text, ['chart-tick', 'chart-value']],
  ['bg-surface', graphic, ['border-control', 'border-control-hover', 'border-focus', 'border-error', 'chart-axis']],
  ['bg-surface', graphic, ['marker-bracket', 'marker-finder', 'marker-finder-dot', 'color-primary-500']],
  ['bg-surface', graphic, ['action-primary-bg', 'color-tonal-outline', 'color-success-500', 'color-danger-500']],
  ['bg-paper', graphic, ['border-control', 'border-focus', 'marker-bracket', 'marker-finder-dot']],
  ['bg-sunken', graphic, ['border-focus', 'marker-bracket', 'action-primary-bg']],
  ['bg-selected', graphic, ['border-focus', 'marker-bracket']],
  ['bg-ink', graphic, ['border-on-ink-strong', 'marker-bracket', 'marker-finder-on-ink', 'marker-finder-dot-on-ink']],
  ['bg-ink', graphic, ['color-primary-400', 'color-danger-500']],
];

/** Every pair of colours used together by components, with its required contrast. */
export const contrastDuties: readonly ContrastDuty[] = meetings.flatMap(([ground, least, marks]) =>
  marks.map((mark) => ({ mark, ground, least })),
);

/** A pair with too little contrast. */
export interface ContrastFault extends ContrastDuty {
  /** The actual contrast ratio. */
  readonly ratio: number;
}

/** The pairs of a theme with too little contrast; empty for a theme that passes. */
export function contrastFaults(theme: Theme, duties: readonly ContrastDuty[] = contrastDuties): ContrastFault[] {
  return duties
    .map((duty) => ({ ...duty, ratio: contrast(theme[duty.mark], theme[duty.ground]) }))
    .filter(({ ratio, least }) => ratio < least);
}
