import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as icons from '../icons/icons.tsx';
import * as identity from '../identity/index.ts';
import * as ui from '../index.ts';
import { type RootProps, specimens, withoutRoot } from './specimens.tsx';

const root: RootProps = { className: 'given-class', style: { order: 7 }, 'data-given': 'yes', ref: () => undefined };

/** Exports that are components: functions with a capital first letter. */
const components = Object.entries({ ...ui, ...identity })
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

describe('components', () => {
  it('have a specimen each when they are exported', () => {
    expect([...Object.keys(specimens), ...withoutRoot].sort()).toEqual(components.sort());
  });

  it.each(Object.entries(specimens))(
    '%s passes class, style and data to one element when rendered on the server',
    (_, specimen) => {
      const markup = renderToString(specimen(root));
      const tags = markup.match(/<[a-z][^>]*>/g) ?? [];
      const given = tags.filter((tag) => /class="[^"]*\bgiven-class\b/.test(tag));
      expect(given).toHaveLength(1);
      expect(given[0]).toContain('data-given="yes"');
      expect(given[0]).toMatch(/style="[^"]*\border:7\b/);
    },
  );

  it.each(Object.entries(icons))('%s renders on the server, hidden from assistive technology', (_, Icon) => {
    const markup = renderToString(<Icon size={24} className="given-class" />);
    expect(markup).toMatch(/^<svg[^>]*aria-hidden="true"/);
    expect(markup).toMatch(/class="[^"]*given-class/);
    expect(markup).toContain('width="24"');
  });
});
