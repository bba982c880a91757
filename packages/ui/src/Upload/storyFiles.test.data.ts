import { userEvent } from 'storybook/test';
import type { UploadTransport } from './useUpload.ts';

/** A data URL of a picture uploaded earlier: a licence, a side of a card, a receipt. */
export function sampleAddress(kind: 'licence' | 'front' | 'back' | 'receipt' | 'portrait'): string {
  const drawings = {
    licence: [240, 170, '<path d="M8 8h224v154H8z" fill="#fff" stroke="#0B1B33" stroke-width="3"/><path d="M70 34h100M40 62h160M40 82h160M40 102h120M40 122h140" stroke="#8091A8" stroke-width="5"/><circle cx="186" cy="126" r="20" fill="none" stroke="#C62A32" stroke-width="3"/>'],
    front: [240, 150, '<rect x="4" y="4" width="232" height="142" rx="10" fill="#fff" stroke="#3C5170" stroke-width="3"/><path d="M24 40h52M24 60h34M24 84h104M24 98h76M24 122h172" stroke="#8091A8" stroke-width="6"/><path d="M164 32h54v68h-54z" fill="#D9EBFD" stroke="#8091A8" stroke-width="2"/>'],
    back: [240, 150, '<rect x="4" y="4" width="232" height="142" rx="10" fill="#fff" stroke="#3C5170" stroke-width="3"/><circle cx="48" cy="46" r="22" fill="#D9EBFD" stroke="#8091A8" stroke-width="2"/><path d="M92 38h120M92 56h90M48 106h140M48 122h100" stroke="#8091A8" stroke-width="6"/>'],
    receipt: [110, 124, '<path d="M3 3h104v110l-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-14 8z" fill="#fff" stroke="#3C5170" stroke-width="3"/><path d="M22 24h40M22 44h66M22 64h66M22 84h38" stroke="#8091A8" stroke-width="6"/><path d="M76 16h14v14h-14z" fill="#1582F1"/>'],
    portrait: [120, 120, '<path d="M0 0h120v120H0z" fill="#D9EBFD"/><circle cx="60" cy="46" r="22" fill="#34507C"/><path d="M20 120c0-28 16-44 40-44s40 16 40 44z" fill="#22375A"/>'],
  } as const; // biome-ignore format: one drawing a line
  const [width, height, content] = drawings[kind];
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`)}`;
}

/** Deterministic noise from 0 to 255, which does not compress. */
function noise(length: number): Uint8ClampedArray<ArrayBuffer> {
  const values = new Uint8ClampedArray(length);
  let state = 1;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    values[index] = index % 4 === 3 ? 255 : state >>> 24;
  }
  return values;
}

interface CanvasPicture {
  width: number;
  height: number;
  type?: string;
  /** Like a phone photo: too detailed to compress well. */
  isNoisy?: boolean;
}

/** A real image from a canvas: the left half blue, the right half white, or noise. */
export async function canvasFile(
  name: string,
  { width, height, type = 'image/jpeg', isNoisy = false }: CanvasPicture,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  if (isNoisy) pen.putImageData(new ImageData(noise(width * height * 4), width, height), 0, 0);
  else {
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = 'rgb(21,130,241)';
    pen.fillRect(0, 0, width / 2, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.95);
  });
  if (blob === null) throw new Error('This browser writes no pictures.');
  return new File([blob], name, { type });
}

/** A transport that succeeds immediately. */
export const takes: UploadTransport = async (_, { onProgress }) => {
  onProgress(1);
  return sampleAddress('licence');
};

/** A transport that stalls at a given progress until it is cancelled. */
export function stalledAt(fraction: number): UploadTransport {
  return (_, { onProgress, signal }) =>
    new Promise((_resolve, reject) => {
      onProgress(fraction);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
}

/** A transport that fails with each of these errors in order, then always with the last. */
export function failsWith(...errors: readonly [Error, ...Error[]]): UploadTransport {
  const sent: File[] = [];
  return async (file) => {
    sent.push(file);
    throw errors[Math.min(sent.length, errors.length) - 1] ?? errors[0];
  };
}

/** The upload boxes of a story. */
export function boxes(canvasElement: HTMLElement): HTMLElement[] {
  return [...canvasElement.querySelectorAll<HTMLElement>('[data-state]')];
}

/** Sets files on an input, regardless of its `accept`. */
export async function hand(input: HTMLElement, files: File | File[]): Promise<void> {
  await userEvent.upload(input, files, { applyAccept: false });
}

/** The files of a drag or of the clipboard. */
export function carried(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** A native drag event, since only that carries files. */
export function drag(target: Element, type: string, dataTransfer: DataTransfer): void {
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

/** Blurs the focused element, so that screenshots show no focus ring. */
export function rest(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
