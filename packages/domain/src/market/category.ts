import * as z from 'zod/mini';
import { homeClassificationMax } from './limits.ts';

/** A category of apps in the flat list. */
export const categoryItem = z.object({ id: z.string(), name: z.string(), parentId: z.string() });
export type CategoryItem = z.infer<typeof categoryItem>;

/** A category with its place in the tree: 1 is the highest of the three levels. */
export const levelCategory = z.extend(categoryItem, { level: z.literal([1, 2, 3]) });
export type LevelCategory = z.infer<typeof levelCategory>;

/** A category with those below it, in the order of the flat list. */
export interface Category extends CategoryItem {
  children: Category[];
}

/** The schema of a category with those below it. */
export const category: z.ZodMiniType<Category, Category> = z.extend(categoryItem, {
  get children() {
    return z.array(category);
  },
});

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
