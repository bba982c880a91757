/** Keys by their names in `aria-keyshortcuts`, where those differ from what is printed on them. */
const keyNames: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  '⌃': 'Control',
  Cmd: 'Meta',
  '⌘': 'Meta',
  '⌥': 'Alt',
  Option: 'Alt',
  '⇧': 'Shift',
  Esc: 'Escape',
  Del: 'Delete',
  '⌫': 'Backspace',
  '↵': 'Enter',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  空格: 'Space',
  '+': 'Plus',
};

/** The keys of a shortcut, as they are printed: `Ctrl+P` has two, `Ctrl++` has two. */
export function shortcutKeys(shortcut: string): string[] {
  return shortcut
    .split(/\+(?=.)/)
    .map((key) => key.trim())
    .filter((key) => key !== '');
}

/** A shortcut as `aria-keyshortcuts` has it: `Control+P`. */
export function ariaShortcut(shortcut: string): string {
  return shortcutKeys(shortcut)
    .map((key) => keyNames[key] ?? key)
    .join('+');
}
