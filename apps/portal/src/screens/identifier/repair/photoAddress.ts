/** The address of a photo stored on this device: its bytes, and a unique id, so that the same photo can be added twice. */
export async function photoAddress(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read.'));
    reader.readAsDataURL(file);
  });
  return `${address}#${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('')}`;
}

/** The id in a photo's address. */
export function photoId(address: string): string {
  return address.slice(address.lastIndexOf('#') + 1);
}

/** Whether a text is such an address. */
export function isPhotoAddress(text: string): boolean {
  return /^data:image\/(?:jpeg|png|bmp);base64,[A-Za-z0-9+/]+=*#[\da-f]+$/.test(text);
}

/** The file in a photo's address. */
export function photoFile(address: string, name: string, type: string): File {
  const encoded = address.slice(address.indexOf(',') + 1, address.lastIndexOf('#'));
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}
