import { describe, expect, it } from 'vitest';
import { chunkModules } from './chunkModules.ts';

describe('chunkModules', () => {
  it('matches files and whole folders by their paths, on every system', () => {
    const modules = chunkModules({ 'packages/ui/src': ['Card/', 'locale/useTexts.ts'] });
    expect(modules.test('/home/lima/packages/ui/src/Card/Card.styles.ts')).toBe(true);
    expect(modules.test('C:\\lima\\packages\\ui\\src\\locale\\useTexts.ts')).toBe(true);
    expect(modules.test('/home/lima/packages/ui/src/CardGrid/CardGrid.tsx')).toBe(false);
    expect(modules.test('/home/lima/packages/ui/src/locale/useTextsxts')).toBe(false);
  });

  it('fails when no module begins with a name', () => {
    expect(() => chunkModules({ 'packages/ui/src': ['Card/', 'Kard/'] })).toThrow(
      /packages\/ui\/src begins with Kard\//,
    );
  });
});
