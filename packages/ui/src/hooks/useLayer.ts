'use client';
import { useEffect, useEffectEvent } from 'react';
import { isComposing } from './isComposing.ts';

/** What an open layer does on Escape; null for a modal, whose own listener comes after. */
type Layer = { readonly close: (() => void) | null };

/** Open layers of the page, in the order in which they opened: the last one is the topmost. */
const layers: Layer[] = [];

function pressKey(event: KeyboardEvent) {
  // While an input method composes, Escape belongs to it.
  if (event.key !== 'Escape' || isComposing(event)) return;
  const close = layers[layers.length - 1]?.close;
  if (close === undefined || close === null) return;
  // Otherwise a dialog around it would close too.
  event.stopPropagation();
  event.preventDefault();
  close();
}

function push(layer: Layer): () => void {
  // First of all listeners, before those of a dialog on the document.
  if (layers.length === 0) window.addEventListener('keydown', pressKey, { capture: true });
  layers.push(layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) window.removeEventListener('keydown', pressKey, { capture: true });
  };
}

/** Closes an open layer on Escape, wherever the focus is, when it is the topmost one: one press closes one layer. */
export function useLayer(open: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => (open ? push({ close: () => close() }) : undefined), [open]);
}

/** Keeps Escape from the layers below an open modal, which closes itself. */
export function useModalLayer(open: boolean): void {
  useEffect(() => (open ? push({ close: null }) : undefined), [open]);
}
