import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FilterGroups, FilterValue } from './filterValue.ts';

/** What every part of a filter is given. */
export interface FilterChoice {
  /** The groups in the order of their rows; a function where what can be chosen follows from what is. */
  groups: FilterGroups;
  /** What is chosen, by the key of the group. */
  value?: FilterValue;
  defaultValue?: FilterValue;
  /** Called with what is chosen now. */
  onValueChange?: (value: FilterValue) => void;
}

export interface FilterPanelProps
  extends FilterChoice,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /**
   * The address of the list with such a choice: options are links then, which can be opened beside this page. An
   * ordinary press is reported through `onValueChange` as without it.
   */
  href?: (value: FilterValue) => string;
  /** Lines that a row of options may take; what needs more is folded behind 展开. Two by default. */
  lines?: number;
}

export interface FilterSummaryProps
  extends FilterChoice,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Things that the list holds now; announced when it changes. Nothing is said while it is not known. */
  total?: number;
  /** How the total is said, such as 共 18 个应用. */
  totalText?: (total: number) => string;
  /** What stands before the chosen filters: links that sort. */
  tools?: ReactNode;
  /** The title of the sheet; 筛选 by default. */
  sheetTitle?: string;
  /** Called with the choices being made in the sheet, and with null when it closes: to count what they would leave. */
  onDraftChange?: (draft: FilterValue | null) => void;
  /** Things that the choices in the sheet would leave; unknown while they are being counted. */
  draftTotal?: number;
  /** How the button of the sheet is said, such as 查看 11 个应用; gets nothing while the total is unknown. */
  applyText?: (total: number | undefined) => string;
  /** Choices are always made in the sheet, as on phones: for narrow columns. */
  sheetOnly?: boolean;
}

export interface FilterBarProps
  extends Pick<FilterPanelProps, 'href' | 'lines'>,
    Omit<FilterSummaryProps, keyof Pick<FilterPanelProps, 'href' | 'lines'>> {}
