import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FilterGroups, FilterValue } from './filterValue.ts';

/** Props common to every part of a filter. */
export interface FilterChoice {
  /** The groups in the order of their rows; a function when the groups depend on the selection. */
  groups: FilterGroups;
  /** The selected values, by group key. */
  value?: FilterValue | undefined;
  defaultValue?: FilterValue | undefined;
  /** Called with the new selection. */
  onValueChange?: ((value: FilterValue) => void) | undefined;
}

export interface FilterPanelProps
  extends FilterChoice,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /**
   * The address of the list with a given selection: options become links, which can be opened in a new tab. A plain click still calls
   * `onValueChange`.
   */
  href?: ((value: FilterValue) => string) | undefined;
  /**
   * Maximum lines of a row of options; the rest is collapsed behind 展开.
   * @default 2
   */
  lines?: number | undefined;
}

export interface FilterSummaryProps
  extends FilterChoice,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Number of results; announced when it changes. Nothing is announced while it is undefined. */
  total?: number | undefined;
  /** Formats the total, such as 共 18 个应用. */
  totalText?: ((total: number) => string) | undefined;
  /** Before the selected filters: sort links. */
  tools?: ReactNode;
  /** The title of the sheet; 筛选 by default. */
  sheetTitle?: string | undefined;
  /** Called with the draft selection of the sheet, and with null when it closes: for counting its results. */
  onDraftChange?: ((draft: FilterValue | null) => void) | undefined;
  /** Number of results of the draft; undefined while being counted. */
  draftTotal?: number | undefined;
  /** Label of the sheet's apply button, such as 查看 11 个应用; the total may be undefined. */
  applyText?: ((total: number | undefined) => string) | undefined;
  /**
   * The options are always in the sheet, as on phones: for narrow columns.
   * @default false
   */
  sheetOnly?: boolean | undefined;
}

export interface FilterBarProps
  extends Pick<FilterPanelProps, 'href' | 'lines'>,
    Omit<FilterSummaryProps, keyof Pick<FilterPanelProps, 'href' | 'lines'>> {}
