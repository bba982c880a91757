import { type Level, type LevelChoice, type LevelRequest, rootCode } from '@lima-id/domain';

/** An item: a code, which determines level and parent, and its name. */
interface Named {
  code: string;
  name: string;
}

/** Parsers of a table's codes; null for an invalid code. */
interface CodeRules {
  levelOf: (code: string) => Level | null;
  parentOf: (code: string) => string | null;
}

/** Items on three levels, industries or areas. */
export interface LevelTable<Item extends Named> {
  /** Items on a level below a code: a memoized list, empty when there are none or the level is not the next one. */
  list(request: LevelRequest): readonly Item[];
  /** Whether a text is a valid parent: the root, or a well-formed code, in use or not. */
  isParent(text: string): boolean;
  /** Names of a choice from the highest level down, such as `山东省 / 德州市 / 宁津县`; null when any part is invalid. */
  describe(choice: LevelChoice): string | null;
}

const none: readonly never[] = [];

/** Separator of level names. */
const separator = ' / ';

function keyOf({ level, parentCode }: LevelRequest): string {
  return `${level} ${parentCode}`;
}

/** Creates a table of items in list order. Throws for an item with an invalid code. */
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
