/** A time of day on a clock of 24 hours. */
export interface TimeOfDay {
  hour: number;
  minute: number;
  second: number;
}

/** What a text says: a time of day, a time that no clock shows, or nothing that could be understood. */
export type TypedTime = { ok: true; time: TimeOfDay } | { ok: false; reason: 'unreadable' | 'impossible' };

type Period = 'morning' | 'noon' | 'afternoon' | 'night';

/** Words for a part of the day. Longer ones come first, so that none is read as the beginning of another. */
const periodWords: readonly (readonly [Period, RegExp])[] = [
  ['morning', /上午|凌晨|清晨|早晨|早上|早|a\.?m\.?/],
  ['noon', /中午|正午/],
  ['afternoon', /下午|午后|傍晚|p\.?m\.?/],
  ['night', /晚上|晚间|夜里|夜间|深夜|半夜|午夜|晚/],
];
const anyPeriod = periodWords.map(([, words]) => words.source).join('|');
const dayBefore = /^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?[ t]*/;
const withPeriod = new RegExp(`^(${anyPeriod})? ?(.*?) ?(a\\.?m\\.?|p\\.?m\\.?)?$`);

/** 15:05, 15.05.30, 15 05 */
const separated = /^(\d{1,2})(?:[:.](?=\d)| (?=\d\d))(\d{1,2})(?:[:. ](\d{1,2}))?$/;
/** 15点, 15时05, 15点05分30秒, 15点整, 15点半, 15点3刻 */
const spelled = /^(\d{1,2})[点时](?:[整钟]|(半)|([13])刻|(\d{1,2})(?:分(?:(\d{1,2})秒?)?)?)?$/;
/** 9, 905, 1505, 150530 */
const compact = /^(\d{1,2}?)(?:(\d{2})(\d{2})?)?$/;

/** Longer texts are no time: the longest is a date with a spoken time behind it. */
const longest = 60;

const numerals = '零一二三四五六七八九';

/** The figures of a Chinese number up to 99: 十五 is 15, 零五 is 05. */
function figuresOf(number: string): string {
  const figure = (sign: string) => String(numerals.indexOf(sign === '两' ? '二' : sign === '〇' ? '零' : sign));
  if (!number.includes('十')) return [...number].map(figure).join('');
  const [tens = '', ones = ''] = number.split('十');
  return `${tens === '' ? '1' : figure(tens)}${ones === '' ? '0' : figure(ones)}`;
}

/** A text in plain characters: figures for Chinese numbers, simplified units, no spaces around the signs between figures. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/點/g, '点')
    .replace(/時/g, '时')
    .replace(/鐘/g, '钟')
    .replace(/[〇零一二三四五六七八九两]?十[一二三四五六七八九]?|[〇零一二三四五六七八九两]+/g, figuresOf)
    .replace(/\s+/g, ' ')
    .replace(/ ?([:点时分秒]) ?/g, '$1')
    .trim()
    .replace(dayBefore, '');
}

/** The hour of 24 for an hour in a part of the day; null when that part does not have it. */
function hourIn(period: Period | undefined, hour: number): number | null {
  switch (period) {
    case 'morning':
      return hour === 12 ? 0 : hour < 12 ? hour : null;
    case 'noon':
      return hour >= 10 && hour <= 14 ? hour : hour === 1 || hour === 2 ? hour + 12 : null;
    case 'afternoon':
      return hour === 0 ? null : hour < 12 ? hour + 12 : hour;
    case 'night':
      // 晚上 begins at five; the small hours belong to the night before.
      if (hour === 12) return 0;
      return hour < 5 || hour > 16 ? hour : hour < 12 ? hour + 12 : null;
    default:
      return hour;
  }
}

function partsOf(text: string): readonly (string | undefined)[] | null {
  const [, hour, half, quarters, minute, second] = spelled.exec(text) ?? [];
  if (hour !== undefined) {
    const spoken = half === undefined ? quarters && String(Number(quarters) * 15) : '30';
    return [hour, spoken ?? minute, second];
  }
  return (separated.exec(text) ?? compact.exec(text))?.slice(1) ?? null;
}

/**
 * Reads a time of day as people write or say it: 15:05, 15：05：30, 1505, 15.05, 15点05分, 下午3点05分, 晚上八点半, 3:05 PM, also behind a date.
 * Seconds are 0 when there are none.
 */
export function readTypedTime(text: string): TypedTime {
  if (text.length > longest) return { ok: false, reason: 'unreadable' };
  const [, before, figures = '', after] = withPeriod.exec(plain(text)) ?? [];
  const parts = partsOf(figures);
  if (parts === null || (before !== undefined && after !== undefined)) return { ok: false, reason: 'unreadable' };
  const word = before ?? after;
  const period = periodWords.find(
    ([, words]) => word !== undefined && new RegExp(`^(?:${words.source})$`).test(word),
  )?.[0];
  const [typedHour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0));
  const hour = hourIn(period, typedHour);
  if (hour === null || hour > 23 || minute > 59 || second > 59) return { ok: false, reason: 'impossible' };
  return { ok: true, time: { hour, minute, second } };
}

const two = (part: number) => String(part).padStart(2, '0');

/** `HH:mm`, or `HH:mm:ss`. */
export function writeTime({ hour, minute, second }: TimeOfDay, seconds: boolean): string {
  return [hour, minute, ...(seconds ? [second] : [])].map(two).join(':');
}
