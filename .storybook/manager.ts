import { addons } from 'storybook/manager-api';
import { shownName } from './searchedTitles.ts';

addons.setConfig({
  sidebar: { renderLabel: ({ type, name }) => (type === 'component' ? shownName(name) : name) },
});
