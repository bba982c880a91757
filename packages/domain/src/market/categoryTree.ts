import type { Category, CategoryItem } from './category.ts';
import { homeClassificationMax } from './limits.ts';

/**
 * The tree of a flat list; each id is in it once, a repeated one as first given. A category whose parent is not in the list is a top-level
 * one; so is one whose parent is below it, or a cycle would be lost. Source: docs/rules/market.md.
 */
export function buildCategoryTree(items: readonly CategoryItem[]): Category[] {
  const nodes = new Map<string, Category>();
  for (const item of items) if (!nodes.has(item.id)) nodes.set(item.id, { ...item, children: [] });
  const parents = new Map<Category, Category>();
  const top: Category[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(node.parentId);
    let ancestor = parent;
    while (ancestor !== undefined && ancestor !== node) ancestor = parents.get(ancestor);
    if (parent === undefined || ancestor === node) {
      top.push(node);
    } else {
      parents.set(node, parent);
      parent.children.push(node);
    }
  }
  return top;
}

/** The classification on the home page: the first six top-level categories that have others below them. Source: docs/rules/market.md. */
export function homeCategories(tree: readonly Category[]): Category[] {
  return tree.filter(({ children }) => children.length > 0).slice(0, homeClassificationMax);
}
