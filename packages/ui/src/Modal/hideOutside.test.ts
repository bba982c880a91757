// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { hideOutside } from './hideOutside.ts';

const page = `
  <div id="root">
    <header id="header">力码</header>
    <main id="main">
      <div id="carousel"><div id="slides"></div><output aria-live="polite"></output></div>
      <section id="section"><p inert="" aria-hidden="true" id="own">旧的一页</p></section>
    </main>
    <div data-toasts=""></div>
    <div data-notifications=""></div>
  </div>
  <script></script>
`;

const find = (id: string) => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no element ${id}.`);
  return element;
};
const isInert = (element: Element) => element.closest('[inert]') !== null;
const isHidden = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

/** What a modal adds to its place, as a portal does. */
function opened(place: Element = document.body) {
  const show = hideOutside(place, []);
  const layer = document.createElement('div');
  layer.setAttribute('role', 'dialog');
  place.append(layer);
  return {
    layer,
    close() {
      show();
      layer.remove();
    },
  };
}

describe('hideOutside', () => {
  beforeEach(() => {
    document.body.innerHTML = page;
  });

  it('makes the page inert and hides it from screen readers, but not what is added afterwards', () => {
    const { layer } = opened();
    const outside = ['header', 'slides', 'section'];
    expect(outside.filter((id) => isInert(find(id)) && isHidden(find(id)))).toEqual(outside);
    expect(isInert(layer)).toBe(false);
    expect(isHidden(layer)).toBe(false);
  });

  it('keeps announcements, toasts and notifications in reach when a modal is open', () => {
    opened();
    const kept = document.querySelectorAll('[aria-live], [data-toasts], [data-notifications]');
    expect([...kept].filter((element) => isInert(element) || isHidden(element))).toEqual([]);
    expect(kept).toHaveLength(3);
  });

  it('hides as few elements as possible', () => {
    opened();
    const marked = [...document.querySelectorAll('[inert]')].map(({ id }) => id);
    expect(marked).toEqual(['header', 'slides', 'section', 'own']);
    expect(document.querySelector('script')?.hasAttribute('inert')).toBe(false);
  });

  it('leaves what the page itself has hidden when the modal closes', () => {
    const { close } = opened();
    close();
    expect(isInert(find('own'))).toBe(true);
    expect(find('own').getAttribute('aria-hidden')).toBe('true');
    expect(isInert(find('section'))).toBe(false);
  });

  it('leaves the own elements of a modal that is opened again while it closes', () => {
    const layer = document.createElement('div');
    document.body.append(layer);
    const show = hideOutside(document.body, [null, layer]);
    expect(isInert(layer)).toBe(false);
    expect(isInert(find('header'))).toBe(true);
    show();
  });

  it('hides the rest of the page when the modal is in an element of it', () => {
    const place = document.createElement('div');
    place.innerHTML = '<p id="near">旁边</p>';
    find('section').append(place);
    const { layer, close } = opened(place);
    expect(isInert(layer)).toBe(false);
    expect(isInert(find('near'))).toBe(true);
    expect(isInert(find('header'))).toBe(true);
    close();
    expect(isInert(find('near'))).toBe(false);
  });

  it('hides the rest of a shadow tree and of the page around it when the modal is in the tree', () => {
    const host = document.createElement('div');
    find('section').append(host);
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<p>树里</p><div></div>';
    const place = root.querySelector('div');
    const text = root.querySelector('p');
    if (place === null || text === null) throw new Error('There is no shadow tree.');
    const { layer, close } = opened(place);
    expect(isInert(layer)).toBe(false);
    expect(isInert(host)).toBe(false);
    expect(isInert(text)).toBe(true);
    expect(isInert(find('header'))).toBe(true);
    close();
    expect(isInert(text)).toBe(false);
    expect(isInert(find('header'))).toBe(false);
  });

  it('hides nothing when its place is not in the page', () => {
    opened(document.createElement('div'));
    expect(isInert(find('header'))).toBe(false);
  });

  it('returns the page as it was when several modals close, in any order, and only then', () => {
    const orders = fc
      .integer({ min: 1, max: 5 })
      .chain((size) => fc.shuffledSubarray([...Array(size).keys()], { minLength: size, maxLength: size }));
    fc.assert(
      fc.property(orders, (order) => {
        document.body.innerHTML = page;
        const before = document.body.innerHTML;
        const modals = order.map(() => opened());
        for (const index of order) {
          expect(isInert(find('header'))).toBe(true);
          expect(isHidden(find('header'))).toBe(true);
          modals[index]?.close();
        }
        expect(document.body.innerHTML).toBe(before);
      }),
    );
  });

  it('keeps the page out of reach of the upper modal, and the lower one too, until the upper one closes', () => {
    const lower = opened();
    const upper = opened();
    expect(isInert(lower.layer)).toBe(true);
    expect(isInert(upper.layer)).toBe(false);
    upper.close();
    expect(isInert(lower.layer)).toBe(false);
    expect(isInert(find('header'))).toBe(true);
    lower.close();
    expect(isInert(find('header'))).toBe(false);
  });
});
