import { lightTheme, type Theme } from '@lima-id/ui';

// Storybook brings its own Chinese face, so that a picture is the same on a machine with other fonts or none.
const sans = '"Noto Sans SC Variable"';
const sameEverywhere: Theme = {
  ...lightTheme,
  'font-sans': `${sans}, sans-serif`,
  'font-code': lightTheme['font-code'].replace('"Noto Sans SC"', sans),
  'font-figure': lightTheme['font-figure'].replace('"Noto Sans SC"', sans),
};

/** The themes of the toolbar. A brand changes values, never the set of names, so each record is complete. */
export const themes: Record<string, { title: string; theme: Theme }> = {
  light: { title: '力码', theme: sameEverywhere },
  paper: { title: '纸面（对照）', theme: { ...sameEverywhere, 'bg-page': sameEverywhere['bg-paper'] } },
};
