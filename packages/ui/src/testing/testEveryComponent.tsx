import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { type RootProps, specimens } from './specimens.tsx';

const root: RootProps = { className: '', style: {}, 'data-given': '', ref: () => undefined };
/** Controls of a component that are used, the first few. */
const mostControls = 12;

/** Renders every component in the environment of a test, uses its controls by press and key, and expects that nothing throws. */
export function testEveryComponent(): void {
  it.each(Object.keys(specimens))('renders %s, and nothing throws when it is used', async (name) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const errors: string[] = [];
    const keep = (error: unknown) => errors.push(String(error));
    const listen = ({ error, message }: ErrorEvent) => keep(error ?? message);
    window.addEventListener('error', listen);
    const place = document.createElement('div');
    // A style sheet for each: these environments parse all of it again with each rule.
    const styles = document.createElement('div');
    document.body.append(place, styles);
    const mounted = createRoot(place, { onUncaughtError: keep, onCaughtError: keep });
    await act(async () =>
      mounted.render(<StyleSheetManager target={styles}>{specimens[name]?.(root)}</StyleSheetManager>),
    );
    const controls = [...document.body.querySelectorAll<HTMLElement>('button, input, textarea, [role="combobox"]')];
    for (const control of controls.slice(0, mostControls)) {
      await act(async () => {
        control.focus();
        control.click();
      });
      await act(async () => {
        control.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      });
    }
    await act(async () => mounted.unmount());
    place.remove();
    styles.remove();
    window.removeEventListener('error', listen);
    expect(errors).toEqual([]);
  });
}
