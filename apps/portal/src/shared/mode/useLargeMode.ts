import { largeModeAttribute } from '@lima-id/ui/theme';
import { useSyncExternalStore } from 'react';
import { keep } from '../storage/browserStorage.ts';
import { largeModeKey, largeModeValue } from './largeModeStorage.ts';

const standardValue = 'standard';

const listeners = new Set<() => void>();

// The script at the head of every page has set it from storage.
function isLarge(): boolean {
  return document.documentElement.getAttribute(largeModeAttribute) === largeModeValue;
}

function show(large: boolean): void {
  if (large) document.documentElement.setAttribute(largeModeAttribute, largeModeValue);
  else document.documentElement.removeAttribute(largeModeAttribute);
  for (const listener of listeners) listener();
}

function hearOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === largeModeKey) show(newValue === largeModeValue);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}

/** Switches the large mode, here, in other tabs, and for the next visit. */
export function setLargeMode(large: boolean): void {
  keep(largeModeKey, large ? largeModeValue : standardValue);
  show(large);
}

/** Whether pages are shown large. */
export function useLargeMode(): boolean {
  return useSyncExternalStore(subscribe, isLarge, () => false);
}
