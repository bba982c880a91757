import { lightTheme, type Theme } from '@lima-id/ui';

/** The themes of the toolbar. A brand changes values, never the set of names, so each record is complete. */
export const themes: Record<string, { title: string; theme: Theme }> = {
  light: { title: '力码', theme: lightTheme },
  paper: { title: '纸面（对照）', theme: { ...lightTheme, 'bg-page': lightTheme['bg-paper'] } },
};
