import { type Level, type LevelRequest, levels, rootCode } from '../reference/level.ts';

/** The choice in three dependent lists: the codes from the highest level down, none to three, without gaps. */
export type LevelChoice = readonly string[];

/**
 * The choice after a level was changed; an empty code clears the level. Lower levels are cleared, and a level cannot be chosen before the
 * one above it. Returns the same choice when nothing changes.
 */
export function chooseLevel(choice: LevelChoice, level: Level, code: string): LevelChoice {
  if (level > choice.length + 1 || code === (choice[level - 1] ?? '')) return choice;
  const upper = choice.slice(0, level - 1);
  return code === '' ? upper : [...upper, code];
}

/** The requests for the lists that can be opened: the highest level's, and that below each code chosen. */
export function levelRequests(choice: LevelChoice): LevelRequest[] {
  return levels.slice(0, choice.length + 1).map((level) => ({ level, parentCode: choice[level - 2] ?? rootCode }));
}

/** A choice as stored in the record: codes joined with commas. */
export function joinLevels(choice: LevelChoice): string {
  return choice.join(',');
}

/** The choice in a record's comma joined codes: up to the first gap, three at most. */
export function splitLevels(text: string): LevelChoice {
  const codes = text.split(',', levels.length).map((code) => code.trim());
  const gap = codes.indexOf('');
  return gap < 0 ? codes : codes.slice(0, gap);
}
