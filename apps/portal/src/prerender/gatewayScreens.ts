import type { PageName, PrerenderedPageName } from '@lima-id/api';

/** Screens that the gateway prerenders and whose scripts the first script does not preload. */
export const gatewayScreens = ['store', 'apps', 'app'] as const satisfies readonly PrerenderedPageName<'gateway'>[];
export type GatewayScreen = (typeof gatewayScreens)[number];

/** What a document shows first: a page's screen, or a lazy part, by its file below `src/screens`. */
export type ScriptedPart = PageName | 'unknownPath' | `${string}/${string}`;

/** The file of their scripts, which the build writes next to the prerendering module. */
export const screenScriptsFile = 'scripts.json';
