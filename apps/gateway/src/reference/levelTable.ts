import { type Level, type LevelChoice, type LevelRequest, rootCode } from '@lima-id/domain';

/** What stands in a table: a code, whose level and parent can be read from it, and its name. */
interface Named {
  code: string;
  name: string;
}

/** How codes of a table are read; null for what is no code. */
interface CodeRules {
  levelOf: (code: string) => Level | null;
  parentOf: (code: string) => string | null;
}

/** Everything of a kind that stands in three levels, industries or areas. */
export interface LevelTable<Item extends Named> {
  /** What stands on a level below a code: always the same list, empty when nothing does or the level is another than the next one. */
  list(request: LevelRequest): readonly Item[];
  /** Whether a text can be asked for as a parent: the root, or a code by the rules, in use or not. */
  isParent(text: string): boolean;
  /** The names of a choice from the highest level down, as `山东省 / 德州市 / 宁津县`; null when it is none, in part or whole. */
  describe(choice: LevelChoice): string | null;
}

const none: readonly never[] = [];

/** What stands between the names of levels. */
const separator = ' / ';

function keyOf({ level, parentCode }: LevelRequest): string {
  return `${level} ${parentCode}`;
}

/** Makes a table of items in the order in which they are to be listed. Throws for an item whose code breaks the rules. */
export function createLevelTable<Item extends Named>(items: readonly Item[], rules: CodeRules): LevelTable<Item> {
  const lists = new Map<string, Item[]>();
  const byCode = new Map<string, { item: Item; parentCode: string }>();
  for (const item of items) {
    const level = rules.levelOf(item.code);
    const parentCode = rules.parentOf(item.code);
    if (level === null || parentCode === null) throw new Error(`The code ${item.code} of ${item.name} is none.`);
    byCode.set(item.code, { item, parentCode });
    const key = keyOf({ level, parentCode });
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [item]);
    else list.push(item);
  }
  return {
    list: (request) => lists.get(keyOf(request)) ?? none,
    isParent: (text) => text === rootCode || rules.levelOf(text) !== null,
    describe(choice) {
      const names: string[] = [];
      let above = rootCode;
      for (const code of choice) {
        const known = byCode.get(code);
        if (known === undefined || known.parentCode !== above) return null;
        names.push(known.item.name);
        above = code;
      }
      return names.length === 0 ? null : names.join(separator);
    },
  };
}
