'use client';
import { type ClipboardEvent, type DragEvent, useState } from 'react';

const holdsFiles = (data: DataTransfer) => data.types.includes('Files');

/** Files dropped on a box, or pasted while it has the focus; `isOver` while they are dragged over it. */
export function useDropTarget(disabled: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);

  function hold(event: DragEvent) {
    if (disabled || !holdsFiles(event.dataTransfer)) return;
    // Otherwise the browser would navigate to the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  function leave(event: DragEvent) {
    const towards = event.relatedTarget;
    if (!(towards instanceof Node && event.currentTarget.contains(towards))) setOver(false);
  }

  function take(event: DragEvent | ClipboardEvent, data: DataTransfer) {
    const files = [...data.files];
    if (disabled || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  }

  const handlers = {
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: leave,
    onDrop(event: DragEvent) {
      setOver(false);
      take(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
  return { isOver, handlers };
}
