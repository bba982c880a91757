import { brandTheme as themeOf } from '@lima-id/ui/theme';

/** The theme of the site's brand. The company is fictional. */
export const brandTheme = themeOf({ primary: '#93356B', drawingAccent: '#E0A100' });
