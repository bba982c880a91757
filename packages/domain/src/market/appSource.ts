/** Name of the choice that filters nothing; its value is the empty text. */
export const unlimited = '不限';

/** Names of the sources of an app; the empty one filters nothing. */
export const appSources = { '': unlimited, own: '自研应用', partner: '生态伙伴' } as const;
export type AppSource = keyof typeof appSources;

/** Whose an app is, by its `appOriginal`. */
export function appSourceOf(appOriginal: boolean): Exclude<AppSource, ''> {
  return appOriginal ? 'own' : 'partner';
}
