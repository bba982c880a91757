import { pages } from '@lima-id/api';
import { describe, expect, it } from 'vitest';
import { readScreenFiles, screenFilesIn } from './screenFiles.ts';

describe('the files of screens', () => {
  it('are those that the table of screens imports', () => {
    const files = readScreenFiles();
    expect(Object.keys(files).sort()).toEqual([...Object.keys(pages), 'unknownPath'].sort());
    expect(files).toMatchObject({
      home: 'home/HomeScreen',
      identifier: 'identifier/IdentifierScreen',
      catalogue: 'catalogue/CatalogueScreen',
      unknownPath: 'home/UnknownPathScreen',
    });
  });

  it('are missing when a page imports nothing, though the next one does', () => {
    const source = "home: shown(load),\n  news: shown(() => import('./screens/news/NewsListScreen.tsx')),";
    expect(() => screenFilesIn(source)).toThrow('the page login');
    expect(() => screenFilesIn(source, ['home'])).toThrow('the page home');
    expect(screenFilesIn(source, ['news'])).toEqual({ news: 'news/NewsListScreen' });
  });
});
