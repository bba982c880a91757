/** What only the engine of iPhones and iPads has: a download goes among the files there, while elsewhere it is found among the pictures. */
const ownCallout = '-webkit-touch-callout: none';

/** Errors of a sheet that was shown: the visitor closed it, or it is still open when the button is pressed again. */
const offered: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

/**
 * Offers a picture in the sheet of an iPhone or iPad, from which it is saved among the photos. Returns false when nothing was offered. A sheet
 * that the visitor closes has been offered.
 */
export async function sharePicture(picture: File): Promise<boolean> {
  const shared = { files: [picture] };
  if (!CSS.supports(ownCallout) || navigator.canShare?.(shared) !== true) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && offered.has(error.name);
  }
}
