import { brandTheme as themeOf } from '@lima-id/ui/theme';

/** The site's brand. The company is fictional. */
export const brand = { name: '灯谱', latinName: 'DENGPU', primary: '#93356B', drawingAccent: '#E0A100' };

export const brandTheme = themeOf(brand);
