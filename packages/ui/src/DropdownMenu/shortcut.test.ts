import { describe, expect, it } from 'vitest';
import { ariaShortcut, shortcutKeys } from './shortcut.ts';

describe('shortcutKeys', () => {
  it.each([
    ['P', ['P']],
    ['Enter', ['Enter']],
    ['Ctrl+P', ['Ctrl', 'P']],
    ['Ctrl + Shift + P', ['Ctrl', 'Shift', 'P']],
    ['⌘+K', ['⌘', 'K']],
    ['Ctrl++', ['Ctrl', '+']],
    ['+', ['+']],
    ['', []],
  ])('splits %j into its keys', (shortcut, keys) => {
    expect(shortcutKeys(shortcut)).toEqual(keys);
  });
});

describe('ariaShortcut', () => {
  it.each([
    ['P', 'P'],
    ['Ctrl+P', 'Control+P'],
    ['⌘+⇧+↵', 'Meta+Shift+Enter'],
    ['Ctrl++', 'Control+Plus'],
  ])('writes %j with the names of the standard', (shortcut, name) => {
    expect(ariaShortcut(shortcut)).toBe(name);
  });
});
