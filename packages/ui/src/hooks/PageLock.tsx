'use client';
import { useInsertionEffect } from 'react';
import { lockPage } from './lockPage.ts';

/**
 * Keeps the page from scrolling for as long as it is mounted, inside a sheet that is mounted with it. Insertion effects come before the sheet is
 * in the page: what is measured is the layout of the last frame, and the browser works out the styles for the open sheet once.
 */
export function PageLock() {
  useInsertionEffect(lockPage, []);
  return null;
}
