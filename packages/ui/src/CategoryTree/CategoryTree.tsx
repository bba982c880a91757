'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useControlled } from '../hooks/useControlled.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { countText } from '../locale/countText.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './CategoryTree.styles.ts';
import { categoryTreeTexts } from './CategoryTree.texts.ts';
import { moveInCategories } from './categoryKeys.ts';
import { type CategoryNode, categoryPath } from './categoryPath.ts';
import { useExpanded } from './useExpanded.ts';

export type { CategoryNode } from './categoryPath.ts';

export interface CategoryTreeProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'defaultValue'> {
  /** The tree, as built by `buildCategoryTree` from a flat list. */
  categories: readonly CategoryNode[];
  /** Accessible name of the navigation; 全部分类 by default. */
  label?: string | undefined;
  /** The id of the selected category; empty for all. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  /** Called with the id of the pressed category; empty for all. With `href` the links navigate themselves. */
  onValueChange?: ((id: string) => void) | undefined;
  /** The address of each category, and of all for an empty id: categories become links. */
  href?: ((id: string) => string) | undefined;
  /** Label of the first row, which selects all; null omits the row. */
  allLabel?: string | null | undefined;
  /** Number of entries per category, by id; the total has the empty id. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** A drawing of 20 px before the name of a top-level category. */
  icon?: ((category: CategoryNode) => ReactNode) | undefined;
  /** Words after the name of a top-level category, such as 赋码 / 解析: as many as fit, each in full. */
  note?: ((category: CategoryNode) => readonly string[]) | undefined;
  /** Ids of the expanded categories. Initially the ancestors of the selected one. */
  expanded?: readonly string[] | undefined;
  defaultExpanded?: readonly string[] | undefined;
  onExpandedChange?: ((ids: string[]) => void) | undefined;
  /**
   * Skeleton rows while the categories are loading.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * On phones: `list` as everywhere, or `grid`, four icons with names per row, top level only.
   * @default 'list'
   */
  narrow?: 'list' | 'grid' | undefined;
}

/** Number of skeleton rows while loading. */
const loadingRows = 6;

interface Shared extends Pick<CategoryTreeProps, 'href' | 'counts' | 'icon' | 'note'> {
  value: string;
  /** The ids from the top level to the selected category. */
  path: readonly string[];
  belowLabel(name: string): string;
  isOpen(id: string): boolean;
  toggle(id: string): void;
  choose(category: CategoryNode | null): void;
}

function Note({ words }: { words: readonly string[] }) {
  return (
    <span data-part="note">
      {words.map((word, index) => (
        <span key={word}>{index === 0 ? word : `\u00a0/ ${word}`}</span>
      ))}
    </span>
  );
}

function Choice({
  category,
  words,
  level,
  shared,
}: {
  category: CategoryNode | null;
  words: string;
  level: number;
  shared: Shared;
}) {
  const id = category?.id ?? '';
  const count = shared.counts?.[id];
  const top = level === 1 ? category : null;
  const attributes = {
    'data-part': 'choice',
    'aria-current': id === shared.value ? (shared.href === undefined ? true : ('page' as const)) : undefined,
    onClick: () => shared.choose(category),
  };
  const content = (
    <>
      {top === null ? null : shared.icon?.(top)}
      <span data-part="name">{words}</span>
      {top === null || shared.note === undefined ? null : <Note words={shared.note(top)} />}
      {count === undefined ? null : <span data-part="count">{countText(count)}</span>}
    </>
  );
  return shared.href === undefined ? (
    <button type="button" {...attributes}>
      {content}
    </button>
  ) : (
    <Link href={shared.href(id)} {...attributes}>
      {content}
    </Link>
  );
}

function Branch({ category, level, shared }: { category: CategoryNode; level: number; shared: Shared }) {
  const listId = useId();
  const { id, name, children } = category;
  const open = children.length > 0 && shared.isOpen(id);
  const holdsChosen = shared.value !== id && shared.path.includes(id);
  return (
    <li data-level={level}>
      <div
        data-part="row"
        data-current={shared.value === id ? '' : undefined}
        data-within={holdsChosen ? '' : undefined}
        data-leaf={children.length === 0 ? '' : undefined}
      >
        <Choice category={category} words={name} level={level} shared={shared} />
        {children.length === 0 ? null : (
          <IconButton
            data-part="fold"
            data-hover="none"
            aria-label={shared.belowLabel(name)}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={() => shared.toggle(id)}
          >
            <ChevronRightIcon size={16} />
          </IconButton>
        )}
      </div>
      {open ? (
        <ul id={listId}>
          {children.map((child) => (
            <Branch key={child.id} category={child} level={level + 1} shared={shared} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/**
 * A column of categories, one of which is selected. A list of links with buttons that expand their children: links stay links for assistive
 * technology, and the arrow keys move through them as in a tree.
 */
export function CategoryTree({
  categories,
  label,
  value,
  defaultValue = '',
  onValueChange,
  href,
  allLabel,
  counts,
  icon,
  note,
  expanded,
  defaultExpanded,
  onExpandedChange,
  loading = false,
  narrow = 'list',
  ...rest
}: CategoryTreeProps) {
  const texts = useTexts('categoryTree', categoryTreeTexts);
  const [current, setCurrent] = useControlled({ value, defaultValue, onChange: onValueChange });
  const branches = useExpanded({ categories, value: current, expanded, defaultExpanded, onExpandedChange });
  const shared: Shared = {
    value: current,
    path: categoryPath(categories, current),
    href,
    counts,
    icon,
    note,
    belowLabel: texts.below,
    isOpen: branches.isOpen,
    toggle: branches.toggle,
    choose(category) {
      const id = category?.id ?? '';
      if (category !== null && category.children.length > 0) branches.show(id);
      setCurrent(id);
    },
  };
  const all = allLabel === undefined ? texts.all : allLabel;

  return (
    <Root
      aria-label={label ?? texts.all}
      {...rest}
      data-narrow={narrow}
      data-folds={categories.some(({ children }) => children.length > 0) ? '' : undefined}
      onKeyDown={moveInCategories}
    >
      {loading ? (
        <>
          <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
          {Array.from({ length: loadingRows }, (_, row) => (
            <div key={row} data-part="blank">
              <Skeleton width={row % 2 === 0 ? 96 : 128} />
            </div>
          ))}
        </>
      ) : (
        <ul>
          {all === null ? null : (
            <li data-level={1} data-all="">
              <div data-part="row" data-current={current === '' ? '' : undefined} data-leaf="">
                <Choice category={null} words={all} level={1} shared={shared} />
              </div>
            </li>
          )}
          {categories.map((category) => (
            <Branch key={category.id} category={category} level={1} shared={shared} />
          ))}
        </ul>
      )}
    </Root>
  );
}
