import { isDark, type Theme, type TokenName } from '../tokens/token.ts';
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
  ['bg-ink', text, ['text-on-ink-link', 'text-on-ink-positive', 'text-on-ink-danger']],
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
  [
    'bg-page',
    text,
    [
      'text-strong',
      'text-placeholder',
      'text-disabled',
      'color-primary-700',
      'text-success',
      'text-warning',
      'text-danger',
      'action-text-text',
      'action-secondary-text',
      'action-secondary-disabled-text',
      'chart-tick',
      'chart-value',
    ],
  ],
  [
    'bg-page',
    graphic,
    [
      'border-control',
      'border-control-hover',
      'border-focus',
      'border-error',
      'marker-bracket',
      'marker-finder',
      'marker-finder-dot',
      'color-primary-500',
      'action-primary-bg',
      'color-primary-600',
      'action-danger-bg',
      'color-success-500',
      'color-danger-500',
      'chart-axis',
    ],
  ],
  [
    'bg-paper',
    text,
    [
      'text-strong',
      'text-placeholder',
      'text-disabled',
      'color-primary-700',
      'text-success',
      'text-warning',
      'text-danger',
      'action-text-text',
      'action-secondary-text',
      'action-secondary-disabled-text',
      'chart-tick',
      'chart-value',
    ],
  ],
  [
    'bg-paper',
    graphic,
    [
      'border-control-hover',
      'border-error',
      'marker-finder',
      'color-primary-500',
      'action-primary-bg',
      'color-primary-600',
      'action-danger-bg',
      'color-success-500',
      'color-danger-500',
      'chart-axis',
    ],
  ],
  ['bg-surface', text, ['text-strong', 'color-primary-700']],
  [
    'bg-surface',
    graphic,
    [
      'color-primary-600',
      'action-danger-bg',
      'color-data-quality',
      'color-data-other',
      'color-data-extra1',
      'color-tonal-1',
      'color-tonal-2',
      'color-tonal-3',
      'color-tonal-4',
    ],
  ],
  [
    'bg-raised',
    text,
    [
      'text-primary',
      'text-strong',
      'text-secondary',
      'text-tertiary',
      'text-placeholder',
      'text-disabled',
      'text-link',
      'text-link-hover',
      'color-primary-700',
      'text-success',
      'text-warning',
      'text-danger',
      'action-text-text',
      'action-secondary-text',
      'action-secondary-disabled-text',
      'chart-tick',
      'chart-value',
    ],
  ],
  [
    'bg-raised',
    graphic,
    [
      'border-control',
      'border-control-hover',
      'border-focus',
      'border-error',
      'marker-bracket',
      'marker-finder',
      'marker-finder-dot',
      'color-primary-500',
      'action-primary-bg',
      'color-primary-600',
      'action-danger-bg',
      'color-success-500',
      'color-danger-500',
      'chart-axis',
    ],
  ],
  [
    'bg-sunken',
    text,
    ['text-strong', 'text-link-hover', 'color-primary-700', 'text-success', 'text-warning', 'text-danger'],
  ],
  ['bg-sunken', graphic, ['color-primary-500']],
  [
    'bg-hover',
    text,
    [
      'text-strong',
      'text-tertiary',
      'text-disabled',
      'color-primary-700',
      'text-success',
      'text-warning',
      'text-danger',
    ],
  ],
  [
    'bg-selected',
    text,
    ['text-strong', 'text-disabled', 'text-link', 'text-link-hover', 'text-success', 'text-warning', 'text-danger'],
  ],
  ['bg-selected', graphic, ['color-primary-500', 'action-primary-bg']],
  ['color-primary-50', text, ['text-primary']],
  ['color-primary-100', text, ['color-primary-700']],
  ['action-secondary-bg', text, ['action-secondary-text', 'action-secondary-disabled-text']],
  ['action-ink-hover', text, ['action-ink-text']],
  ['action-danger-hover', text, ['action-danger-text']],
  ['action-on-danger-bg', text, ['action-on-danger-text']],
  ['color-ink-100', text, ['text-secondary', 'text-tertiary']],
  ['color-success-50', text, ['text-secondary', 'text-tertiary']],
  ['color-warning-50', text, ['text-secondary', 'text-tertiary']],
  ['color-danger-50', text, ['text-secondary', 'text-tertiary', 'text-danger']],
  ['color-danger-50', graphic, ['color-danger-500', 'border-error']],
  ['bg-ink', graphic, ['color-primary-500']],
  ['bg-ink-raised', text, ['text-on-ink-tertiary', 'text-on-ink-positive']],
  ['bg-ink-raised', graphic, ['border-on-ink-strong', 'color-primary-400']],
  ['bg-ink-tag', text, ['text-on-ink-primary', 'text-on-ink-secondary']],
  ['bg-footer', graphic, ['color-primary-400']],
  ['color-ink-0', text, ['color-ink-900']],
  ['bg-plate', text, ['color-ink-900']],
  ['color-data-equipment', text, ['color-ink-950']],
  ['color-data-material', text, ['color-ink-950']],
];

/** Pairs that the dark theme keeps in addition: in the light one they are decoration, or have an outline. */
const darkMeetings: typeof meetings = [
  ['bg-footer', graphic, ['border-focus']],
  ['bg-ink', graphic, ['border-focus']],
  ['color-data-quality', text, ['color-ink-950']],
  ['color-danger-600', text, ['text-on-primary']],
  ['color-primary-600', text, ['text-on-primary']],
  ['color-success-600', text, ['text-on-primary']],
  ['bg-ink-raised', graphic, ['marker-bracket']],
  ['bg-page', graphic, ['color-warning-300']],
  ['bg-paper', graphic, ['color-warning-300']],
  [
    'bg-surface',
    graphic,
    ['color-warning-300', 'color-data-equipment', 'color-data-material', 'color-data-extra2', 'chart-rank-muted'],
  ],
  ['bg-raised', graphic, ['color-warning-300']],
  ['bg-sunken', text, ['text-placeholder']],
  ['bg-sunken', graphic, ['border-control']],
  ['bg-hover', text, ['text-placeholder']],
  ['bg-selected', text, ['text-placeholder']],
  ['bg-selected', graphic, ['border-control']],
  ['color-success-50', graphic, ['color-success-300', 'color-success-500']],
  ['color-warning-50', graphic, ['color-warning-300']],
  ['color-data-other', text, ['color-ink-950']],
];

function dutiesOf(pairs: typeof meetings): readonly ContrastDuty[] {
  return pairs.flatMap(([ground, least, marks]) => marks.map((mark) => ({ mark, ground, least })));
}

/** Every pair of colours used together by components, with its required contrast. */
export const contrastDuties: readonly ContrastDuty[] = dutiesOf(meetings);

const darkDuties: readonly ContrastDuty[] = [...contrastDuties, ...dutiesOf(darkMeetings)];

/** The pairs of a theme: a dark one has some more. */
export function contrastDutiesOf(theme: Theme): readonly ContrastDuty[] {
  return isDark(theme) ? darkDuties : contrastDuties;
}

/** A pair with too little contrast. */
export interface ContrastFault extends ContrastDuty {
  /** The actual contrast ratio. */
  readonly ratio: number;
}

/** The pairs of a theme with too little contrast; empty for a theme that passes. */
export function contrastFaults(
  theme: Theme,
  duties: readonly ContrastDuty[] = contrastDutiesOf(theme),
): ContrastFault[] {
  return duties
    .map((duty) => ({ ...duty, ratio: contrast(theme[duty.mark], theme[duty.ground]) }))
    .filter(({ ratio, least }) => ratio < least);
}
