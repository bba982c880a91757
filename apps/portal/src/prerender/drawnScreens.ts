import type { PageDrawn, PageName } from '@lima-id/api';

/** Pages that the gateway draws and whose scripts the first script does not name. */
export const drawnScreens = ['store', 'apps', 'app'] as const satisfies readonly PageDrawn<'gateway'>[];
export type DrawnScreen = (typeof drawnScreens)[number];

/** What a document shows first: a page's screen, or a part that is fetched apart, by its file below `src/screens`. */
export type DrawnPart = PageName | 'unknownPath' | `${string}/${string}`;

/** What the build writes their scripts into, beside the module that draws. */
export const screenScriptsFile = 'scripts.json';
