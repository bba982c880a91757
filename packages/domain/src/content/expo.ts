import * as z from 'zod/mini';
import { endOfChinaDay, readChinaTime } from '../time/chinaTime.ts';
import { contentText } from './contentField.ts';

/** A time of China's calendar in the format of `shape`. */
function timeOf(shape: RegExp) {
  return z.string().check(z.refine((text) => shape.test(text) && readChinaTime(text) !== null));
}

const day = timeOf(/^\d{4}-\d{2}-\d{2}$/);
const minute = timeOf(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);

const place = z.int().check(z.minimum(1));

/** Maximum boxes of a hall plan in each direction: more could not be distinguished. */
const planSidesMax = 12;
const side = z.int().check(z.minimum(1), z.maximum(planSidesMax));

/** A section of the page: its heading and what it lists. */
function section<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ name: contentText, items: z.array(item).check(z.minLength(1)) });
}

/** An exhibition at which the platform has a booth. */
export const expo = z
  .object({
    id: z.int().check(z.minimum(1)),
    /** The exhibitor, shown before the number of the booth. */
    title: contentText,
    /** The exhibition. */
    event: contentText,
    /** The number of the booth. */
    stand: contentText,
    /** First and last day. */
    from: day,
    to: day,
    /** Opening hours of each day. */
    hours: contentText,
    place: contentText,
    /** The hall as rows of boxes, seen from above, with the door in its right wall; row and column of the booth count from 1. */
    plan: z.object({ rows: side, columns: side, row: place, column: place, door: contentText }).check(
      z.refine(({ rows, row }) => row <= rows, { path: ['row'] }),
      z.refine(({ columns, column }) => column <= columns, { path: ['column'] }),
    ),
    exhibits: section(z.object({ title: contentText, text: contentText, picture: contentText })),
    talks: section(z.object({ time: minute, title: contentText, speaker: contentText })),
    /** Ways to get there. */
    arrival: section(z.object({ title: contentText, text: contentText })),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { path: ['to'] }),
    z.check(({ value: { from, to, talks }, issues }) => {
      for (const [at, { time }] of talks.items.entries()) {
        const [on = ''] = time.split(' ');
        if (day.safeParse(on).success && (on < from || on > to))
          issues.push({ code: 'custom', input: time, path: ['talks', 'items', at, 'time'] });
      }
    }),
  );
export type Expo = z.infer<typeof expo>;

/** The sections of the page in their order, with the names above their headings. */
export const expoSections = [
  { key: 'exhibits', name: '现场展项' },
  { key: 'talks', name: '日程' },
  { key: 'arrival', name: '到达展位' },
] as const satisfies readonly { key: keyof Expo; name: string }[];

/** Whether an exhibition is over: its last day in China has passed. From then on nothing can be booked. */
export function isExpoOver({ to }: Pick<Expo, 'to'>, now: number): boolean {
  const lastDay = readChinaTime(to);
  return lastDay === null || now > endOfChinaDay(lastDay);
}
