/** The three levels of industries (section, division, group) and of areas (province, city, district), highest first. */
export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** What stands as the parent of the highest level. Source: docs/rules/reference.md. */
export const rootCode = '-1';

/** Asks for the items of a level that belong to one of the level above; `parentCode` is `rootCode` for level 1. */
export interface LevelRequest {
  level: Level;
  parentCode: string;
}
