import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawnFields, lateFields } from './drawnFields.tsx';
import { type RootProps, specimens } from './specimens.tsx';

const root: RootProps = { className: '', style: {}, 'data-given': '', ref: () => undefined };
const control = /<(?:input|textarea|select)\b(?![^>]*type="hidden")/;

describe('fields that can be used before they are hydrated', () => {
  it('are all tried in Hydration.stories.tsx when the specimen of a component has a native control', () => {
    const drawn = Object.keys(specimens).filter((name) => control.test(renderToString(specimens[name]?.(root))));
    const tried = new Set([...drawnFields.map(({ component }) => component), ...lateFields]);
    expect(drawn.filter((name) => !tried.has(name))).toEqual([]);
  });

  it('are drawn with native controls when they are tried', () => {
    const without = drawnFields.filter(({ draw }) => !control.test(renderToString(draw(() => undefined))));
    expect(without.map(({ component }) => component)).toEqual([]);
  });
});
