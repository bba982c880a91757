import { LocaleProvider, zhCN } from '@lima-id/ui';
import { brandLocale } from '@lima-id/ui/theme';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { brand } from '../../brand/brand.ts';
import { SiteHeader } from './SiteHeader.tsx';

describe('SiteHeader', () => {
  it('calls its logo by the name of the brand when the texts of the components name another', () => {
    const markup = renderToString(
      <LocaleProvider locale={brandLocale({ name: '药联', latinName: 'YAOLIAN' }, zhCN)}>
        <MemoryRouter>
          <SiteHeader />
        </MemoryRouter>
      </LocaleProvider>,
    );
    expect(markup).toContain(`aria-label="${brand.name}首页"`);
    expect(markup).not.toContain('药联');
  });
});
