import { __PRIVATE__ } from 'styled-components';

/** Groups of rules with their sizes, in order, as `divideStyles.ts` writes them. */
function readSizes(written: string): [group: number, size: number][] {
  return written.split(' ').map((pair) => {
    const [group = Number.NaN, size = Number.NaN] = pair.split(':').map(Number);
    return [group, size];
  });
}

/**
 * Makes styled-components insert its later rules into the style element of a prerendered page, at their places. It would otherwise insert all
 * rules of the document again, one by one, and the browser would match them all again: a quarter of a second on a slow phone.
 *
 * Has to be called before anything is rendered; does nothing on a page that was not prerendered, or whose element the browser has
 * read in another way than the build has written it: later rules then follow in an element of their own. Returns whether the page has its rules.
 */
export function adoptStyles(): boolean {
  const element = document.querySelector<HTMLStyleElement>('style[data-rules]');
  const sheet = element?.sheet;
  if (!sheet) return false;
  const sizes = readSizes(element.dataset.rules ?? '');
  if (sizes.reduce((sum, [, size]) => sum + size, 0) !== sheet.cssRules.length) return false;

  const groups = __PRIVATE__.mainSheet.getTag();
  // Also takes the position that it remembers back to the beginning.
  groups.clearGroup(0);
  for (const [group, size] of sizes) groups.groupSizes[group] = size;
  groups.tag = {
    get length() {
      return sheet.cssRules.length;
    },
    insertRule(index, rule) {
      try {
        sheet.insertRule(rule, index);
        return true;
      } catch {
        // A selector that this browser does not know.
        return false;
      }
    },
    deleteRule(index) {
      sheet.deleteRule(index);
    },
    getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
  };
  return true;
}
