import { addons } from 'storybook/manager-api';
import { darkTheme } from '../packages/ui/src/tokens/darkTheme.ts';
import { lightTheme } from '../packages/ui/src/tokens/lightTheme.ts';
import { frameTheme } from './frameTheme.ts';
import { shownName } from './searchedTitles.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: frameTheme(prefersDark ? darkTheme : lightTheme),
  sidebar: { renderLabel: ({ type, name }) => (type === 'component' ? shownName(name) : name) },
});
