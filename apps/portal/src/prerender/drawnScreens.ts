/** Screens that the gateway draws and whose scripts the first script does not name. */
export const drawnScreens = [
  'market/store/StoreScreen',
  'market/list/AppListScreen',
  'market/detail/AppScreen',
] as const;
export type DrawnScreen = (typeof drawnScreens)[number];

/** What the build writes their scripts into, beside the module that draws. */
export const screenScriptsFile = 'scripts.json';
