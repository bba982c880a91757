import * as z from 'zod/mini';

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
