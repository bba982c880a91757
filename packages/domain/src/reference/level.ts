/** The three levels of industries (section, division, group) and of areas (province, city, district), highest first. */
export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** The parent code of the highest level. Source: docs/rules/reference.md. */
export const rootCode = '-1';

/** The request for the items of a level below one of the level above; `parentCode` is `rootCode` for level 1. */
export interface LevelRequest {
  level: Level;
  parentCode: string;
}
