/** A category with its children, as built by `buildCategoryTree`. */
export interface CategoryNode {
  id: string;
  name: string;
  children: readonly CategoryNode[];
}

/** The ids from the top level down to a category, inclusive; empty when it is not in the tree. */
export function categoryPath(categories: readonly CategoryNode[], id: string): string[] {
  for (const category of categories) {
    if (category.id === id) return [id];
    const below = categoryPath(category.children, id);
    if (below.length > 0) return [category.id, ...below];
  }
  return [];
}
