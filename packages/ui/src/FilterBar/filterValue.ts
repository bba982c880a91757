/** What is chosen, by the key of the group: the values of its options. A group in which all counts is missing or empty. */
export type FilterValue = Record<string, string[]>;

/** One of the choices of a group. */
export interface FilterOption {
  /** Not empty: the empty choice is 不限, which every group has. */
  value: string;
  label: string;
  disabled?: boolean;
  /** Things that the list would hold with this option: shown beside its name. Null while it is not known, which keeps the room. */
  count?: number | null;
}

/** A row of choices about one thing. */
export interface FilterGroup {
  /** Unlike in every group, and the key of its choices in the value. */
  key: string;
  label: string;
  options: readonly FilterOption[];
  /** Several options may be chosen; without it one replaces the other. */
  multiple?: boolean;
  /**
   * Not chosen here: no row and no group of the sheet, but what is chosen of it is repeated and can be removed, such as
   * the words that are looked for.
   */
  unlisted?: boolean;
  /** Keys of groups whose choices mean nothing after a change in this one, such as lower levels of a category. */
  clears?: readonly string[];
}

/** The groups, or how they follow from what is chosen: the second level of a category from its first. */
export type FilterGroups = readonly FilterGroup[] | ((value: FilterValue) => readonly FilterGroup[]);

/** A chosen option and the group that it belongs to. */
export interface ChosenFilter {
  group: FilterGroup;
  option: FilterOption;
}

/** The groups that go with a value. */
export function groupsOf(groups: FilterGroups, value: FilterValue): readonly FilterGroup[] {
  return typeof groups === 'function' ? groups(value) : groups;
}

/** The groups from which is chosen. */
export function listedGroups(groups: readonly FilterGroup[]): readonly FilterGroup[] {
  return groups.filter(({ unlisted = false }) => !unlisted);
}

/** The options of a group that are chosen, in the order of the group; one at most where one replaces the other. */
export function chosenOptions({ key, options, multiple = false }: FilterGroup, value: FilterValue): FilterOption[] {
  const chosen = options.filter((option) => value[key]?.includes(option.value));
  return multiple ? chosen : chosen.slice(0, 1);
}

/** Everything that is chosen, group by group. What no group offers does not count. */
export function chosenFilters(groups: readonly FilterGroup[], value: FilterValue): ChosenFilter[] {
  return groups.flatMap((group) => chosenOptions(group, value).map((option) => ({ group, option })));
}

function without(value: FilterValue, keys: readonly string[]): FilterValue {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/**
 * The value after an option was pressed; null is 不限. Where several may be chosen the press turns the option round, else
 * it replaces what was chosen. A change takes along the choices of the groups that it clears.
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

/** The value without one of the chosen options. */
export function removeChosen(value: FilterValue, { group, option }: ChosenFilter): FilterValue {
  return group.multiple ? pressOption(value, group, option.value) : pressOption(value, group, null);
}

/** The value without any choice in these groups; what belongs to none of them stays. */
export function clearFilters(value: FilterValue, groups: readonly FilterGroup[]): FilterValue {
  return without(
    value,
    groups.flatMap(({ key, clears = [] }) => [key, ...clears]),
  );
}
