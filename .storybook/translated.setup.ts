// Every story, as if the browser translated the page. It replaces each text node: React then fails when it removes one or inserts something
// before one, and what it writes into one is not shown. Text alone in an element is safe, since React writes into the element.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { isTranslated, translate } from '../packages/ui/src/testing/translate.ts';

/** Whether React holds the node itself; it does not hold text that is the only child of an element. */
function isHeld(node: Node | null): node is Text {
  return node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}

function described(change: string, { data }: Text, place: Node | null): string {
  const where = place instanceof Element ? place.outerHTML.slice(0, 160) : 'an element that is gone';
  return `${change} “${data.trim().slice(0, 40)}” in ${where}`;
}

/** What React did to a text node that a translation would have replaced. */
function faultsIn({ type, target, addedNodes, removedNodes, nextSibling }: MutationRecord): string[] {
  if (type === 'characterData') {
    return isHeld(target) && isTranslated(target) ? [described('changes', target, target.parentElement)] : [];
  }
  if (!(target instanceof Element)) return [];
  const touched = addedNodes.length === 0 ? [...removedNodes] : [nextSibling];
  const change = addedNodes.length === 0 ? 'removes' : 'inserts something before';
  return touched
    .filter((node) => isHeld(node))
    .filter((text) => isTranslated(text, target))
    .map((text) => described(change, text, target));
}

let faults: string[] = [];
const observer = new MutationObserver((records) => faults.push(...records.flatMap(faultsIn)));

// The property is React's own: under another name nothing would be found, and everything pass.
beforeAll(() => {
  const place = document.createElement('p');
  const root = createRoot(place);
  flushSync(() => root.render(['共', '条']));
  expect([...place.childNodes].filter(isHeld), 'texts that React holds').toHaveLength(2);
  root.unmount();
});

beforeEach(() => {
  faults = [];
  observer.observe(document, { subtree: true, childList: true, characterData: true });
});

/** Controls that show or hide something without leaving the page, the first few. */
const controls =
  ':is(button, summary)[aria-expanded], [role="tab"], [role="switch"], input:is([type="checkbox"], [type="radio"])';
const mostControls = 4;

function toggles(): HTMLElement[] {
  const isUsable = (element: HTMLElement) =>
    element.checkVisibility() &&
    !element.matches(':disabled') &&
    element.closest('[inert], [aria-hidden="true"]') === null;
  return [...document.querySelectorAll<HTMLElement>(controls)].filter(isUsable).slice(0, mostControls);
}

/** Runs `act`; returns the changes of elements that failed in it, although React or an error boundary may have caught them. */
async function failuresOf(act: () => Promise<void>): Promise<string[]> {
  const failed: string[] = [];
  const { insertBefore, removeChild } = Node.prototype;
  function report(error: unknown): never {
    failed.push(String(error));
    throw error;
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    try {
      return insertBefore.call(this, node, next) as T;
    } catch (error) {
      return report(error);
    }
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    try {
      return removeChild.call(this, node) as T;
    } catch (error) {
      return report(error);
    }
  };
  await act().finally(() => Object.assign(Node.prototype, { insertBefore, removeChild }));
  return failed;
}

/** Translates the page and uses each toggle twice; returns the texts that changed in nodes that are no longer shown. */
async function toggleTranslated(): Promise<string[]> {
  const replaced = new Map<Text, string>();
  for (const control of toggles()) {
    for (let turn = 0; turn < 2 && control.isConnected; turn += 1) {
      for (const text of translate(document.body)) replaced.set(text, text.data);
      control.click();
      // React renders what a click changes before the next task.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return [...replaced].filter(([text, data]) => text.data !== data).map(([text]) => described('changes', text, null));
}

// Listed first, so that it runs last: the pictures show the story as it was.
afterEach(async ({ task }) => {
  faults.push(...observer.takeRecords().flatMap(faultsIn));
  observer.disconnect();
  if (task.result?.errors?.length) return;
  faults.push(...(await failuresOf(async () => void faults.push(...(await toggleTranslated())))));
  expect(faults, 'changes that fail on a translated page').toEqual([]);
});
