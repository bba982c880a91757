const bundled = /^\/illustrations\/(?:[\w-]+\/)?[\w-]+\.(?:svg|webp|png|jpg)$/;

/** Whether a path of a site is that of a picture that is bundled with it. */
export function isSitePicture(path: string): boolean {
  return bundled.test(path);
}
