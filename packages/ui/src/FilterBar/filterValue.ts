/** The selected option values, by group key. Without a restriction the group is missing or empty. */
export type FilterValue = Record<string, string[]>;

/** An option of a group. */
export interface FilterOption {
  /** Not empty: the empty value is 不限, which every group has. */
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** Number of results with this option, shown next to its name. Null while unknown, which reserves the space. */
  count?: number | null | undefined;
}

/** A row of options for one property. */
export interface FilterGroup {
  /** Unique; the key of the group in the value. */
  key: string;
  label: string;
  options: readonly FilterOption[];
  /**
   * Several options may be selected; otherwise one replaces the other.
   * @default false
   */
  multiple?: boolean | undefined;
  /** Neither a row nor a group of the sheet, but its selected options are listed and can be removed, such as search terms. */
  unlisted?: boolean | undefined;
  /** Keys of groups whose selection is invalid after a change in this one, such as lower levels of a category. */
  clears?: readonly string[] | undefined;
}

/** The groups, or a function of the selection: the second level of a category depends on its first. */
export type FilterGroups = readonly FilterGroup[] | ((value: FilterValue) => readonly FilterGroup[]);

/** A selected option and its group. */
export interface ChosenFilter {
  group: FilterGroup;
  option: FilterOption;
}

/** The groups for a value. */
export function groupsOf(groups: FilterGroups, value: FilterValue): readonly FilterGroup[] {
  return typeof groups === 'function' ? groups(value) : groups;
}

/** The groups shown as rows. */
export function listedGroups(groups: readonly FilterGroup[]): readonly FilterGroup[] {
  return groups.filter(({ unlisted = false }) => !unlisted);
}

/** The selected options of a group, in its order; at most one unless `multiple`. */
export function chosenOptions({ key, options, multiple = false }: FilterGroup, value: FilterValue): FilterOption[] {
  const chosen = options.filter((option) => value[key]?.includes(option.value));
  return multiple ? chosen : chosen.slice(0, 1);
}

/** All selected options, group by group. Values that no group offers are ignored. */
export function chosenFilters(groups: readonly FilterGroup[], value: FilterValue): ChosenFilter[] {
  return groups.flatMap((group) => chosenOptions(group, value).map((option) => ({ group, option })));
}

function without(value: FilterValue, keys: readonly string[]): FilterValue {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/**
 * The value after an option was pressed; null is 不限. With `multiple` the press toggles the option, else it replaces the selected one. A
 * change also clears the groups listed in `clears`.
 */
export function pressOption(value: FilterValue, group: FilterGroup, option: string | null): FilterValue {
  const before = chosenOptions(group, value).map((chosen) => chosen.value);
  const turned = (pressed: string) =>
    before.includes(pressed) ? before.filter((chosen) => chosen !== pressed) : [...before, pressed];
  const after = option === null ? [] : group.multiple ? turned(option) : [option];
  const changed = after.length !== before.length || after.some((chosen) => !before.includes(chosen));
  const rest = without(value, changed ? [group.key, ...(group.clears ?? [])] : [group.key]);
  return after.length === 0 ? rest : { ...rest, [group.key]: after };
}

/** The value without one of the selected options. */
export function removeChosen(value: FilterValue, { group, option }: ChosenFilter): FilterValue {
  return group.multiple ? pressOption(value, group, option.value) : pressOption(value, group, null);
}

/** The value without the selections of these groups; other keys stay. */
export function clearFilters(value: FilterValue, groups: readonly FilterGroup[]): FilterValue {
  return without(
    value,
    groups.flatMap(({ key, clears = [] }) => [key, ...clears]),
  );
}
